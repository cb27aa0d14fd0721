export const cap = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const origins: Record<string, string> = {
  house: 'made for this project',
  'reference-name': 'the name is published, figures and text are ours',
  'reference-idea': 'the idea is published, name, figures and text are ours',
  reference: 'as published',
}

/** Where a card comes from, in words. */
export const originWords = (origin: string) => origins[origin] ?? origin.replaceAll('-', ' ')

const sources: Record<string, string> = {
  seed: 'the rule sheet this table follows',
  ref: 'the official rules reference',
}

/** Where a rule comes from, in words: what is in no published text is our own ruling. */
export const sourceWords = (source: string) => sources[source] ?? 'our own ruling'
