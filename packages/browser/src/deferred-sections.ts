const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 2000 }) : setTimeout(work, 100)

// Every go has a price of its own, and one go for all would hold up a reader's first touch.
const atOnce = 3

/** Lays out what the style sheet held back for the sake of the first screen: few parts at a time, while nothing else is to do. */
export function layOutDeferredSections(): void {
  const begin = () => {
    const parts = [...document.querySelectorAll<HTMLElement>('main > *, footer')]
    const heldBack = parts.filter(
      part => getComputedStyle(part).getPropertyValue('content-visibility') === 'auto',
    )
    const next = () => {
      const few = heldBack.splice(0, atOnce)
      for (const part of few) part.style.setProperty('content-visibility', 'visible')
      if (heldBack.length > 0) whenIdle(next)
    }
    whenIdle(next)
  }
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
}
