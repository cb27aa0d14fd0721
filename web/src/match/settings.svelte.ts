export type Theme = 'auto' | 'light' | 'dark'

interface Settings {
  theme: Theme
  singleClick: boolean
  pace: 'calm' | 'quick'
}

const key = 'cantina.settings'
const defaults: Settings = { theme: 'auto', singleClick: false, pace: 'calm' }

function read(): Settings {
  try {
    return { ...defaults, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Settings>) }
  } catch {
    return { ...defaults }
  }
}

export const settings: Settings = $state(read())

/** Keeps the storage and the theme of the page as the settings say; called once by the app. */
export function applySettings() {
  $effect(() => {
    document.documentElement.dataset.theme = settings.theme
    try {
      localStorage.setItem(key, JSON.stringify(settings))
    } catch {
      // Without storage the settings last as long as the page.
    }
  })
}

const reduced = matchMedia('(prefers-reduced-motion: reduce)')

/** A duration in milliseconds, or none for those who asked for less motion. */
export const motion = (ms: number) => (reduced.matches ? 0 : ms)
