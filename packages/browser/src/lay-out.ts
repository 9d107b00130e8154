const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 2000 }) : setTimeout(work, 100)

/** Lays out what the style sheet held back for the sake of the first screen: part by part, while nothing else is to do. */
export function layOutTheRest(): void {
  const begin = () => {
    const parts = [...document.querySelectorAll<HTMLElement>('main > *, footer')]
    const heldBack = parts.filter(
      part => getComputedStyle(part).getPropertyValue('content-visibility') === 'auto',
    )
    const next = () => {
      const part = heldBack.shift()
      if (!part) return
      part.style.setProperty('content-visibility', 'visible')
      whenIdle(next)
    }
    whenIdle(next)
  }
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
}
