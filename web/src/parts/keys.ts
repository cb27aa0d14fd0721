/** Arrow keys go from one usable card to the nearest one in that direction; other cards are reached with Tab. */
export function moveFocus(key: string): boolean {
  const all = [
    ...document.querySelectorAll<HTMLElement>('button.card.can, button.die.can, button.slot.can'),
  ].filter((el) => !el.closest('[inert]'))
  if (!all.length) return false
  const from = (document.activeElement as HTMLElement | null)?.closest<HTMLElement>(
    'button.card, button.die, button.slot',
  )
  const next = from ? nearest(from, all, key) : all[0]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  return !!next
}

function nearest(from: HTMLElement, all: HTMLElement[], key: string): HTMLElement | undefined {
  const here = centre(from)
  let best: HTMLElement | undefined
  let bestDistance = Infinity
  for (const el of all) {
    if (el === from) continue
    const there = centre(el)
    const distance = cost(key, there.x - here.x, there.y - here.y)
    if (distance < bestDistance) {
      best = el
      bestDistance = distance
    }
  }
  return best
}

function centre(el: HTMLElement) {
  const box = el.getBoundingClientRect()
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}

/** Distance in the key's direction; being off to the side counts more, so that a row is followed to its end. */
export function cost(key: string, dx: number, dy: number): number {
  const [along, across] =
    key === 'ArrowRight'
      ? [dx, dy]
      : key === 'ArrowLeft'
        ? [-dx, dy]
        : key === 'ArrowDown'
          ? [dy, dx]
          : [-dy, dx]
  return along > 4 ? along + 3 * Math.abs(across) : Infinity
}
