const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 2000 }) : setTimeout(work, 100)

// Each batch has a fixed cost, but a single batch for all sections would delay the first interaction.
const batchSize = 3

/** Lays out sections with `content-visibility: auto` after load, in small batches while the browser is idle. */
export function layOutDeferredSections(): void {
  const start = () => {
    const sections = [...document.querySelectorAll<HTMLElement>('main > *, footer')]
    const deferred = sections.filter(
      section => getComputedStyle(section).getPropertyValue('content-visibility') === 'auto',
    )
    const next = () => {
      const batch = deferred.splice(0, batchSize)
      for (const section of batch) section.style.setProperty('content-visibility', 'visible')
      if (deferred.length > 0) whenIdle(next)
    }
    whenIdle(next)
  }
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}
