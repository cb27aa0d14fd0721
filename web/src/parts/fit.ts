const steps = 3

/**
 * Shrinks a text a little until it fits its box; what still does not fit ends in an ellipsis after a whole line. The
 * text is given so that a change of it is noticed.
 */
export function fit(node: HTMLElement, _text: string[]) {
  let done = ''
  const measure = () => {
    const box = `${node.clientWidth}x${node.clientHeight} ${node.textContent}`
    if (box === done || !node.clientHeight) return
    done = box
    node.style.fontSize = ''
    node.classList.remove('cut')
    const size = parseFloat(getComputedStyle(node).fontSize)
    for (let i = 1; i <= steps && over(node); i++) node.style.fontSize = `${Math.max(10, size - i * 0.5)}px`
    if (!over(node)) return
    const style = getComputedStyle(node)
    const room = node.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom)
    const breaks = (node.childElementCount - 1) * 3
    const lines = Math.max(1, Math.floor((room - breaks) / parseFloat(style.lineHeight)))
    node.style.setProperty('--lines', String(lines))
    node.classList.add('cut')
  }
  const seen = new ResizeObserver(measure)
  seen.observe(node)
  const again = () => {
    done = ''
    if (node.isConnected) measure()
  }
  // Before the page's own type has come, texts are wider.
  if (document.fonts.status !== 'loaded') void document.fonts.ready.then(again)
  return {
    update: again,
    destroy: () => seen.disconnect(),
  }
}

const over = (node: HTMLElement) => node.scrollHeight > node.clientHeight + 1
