export const splashTimes = { afterLoad: 500, atLatest: 1000, fade: 300 }
export const splashEndEvent = 'splash:end'

/**
 * Ends the splash started by `headScript` 500 ms after the load event or 1 s after it started, whichever
 * comes first. It fades for 300 ms (`data-splash="leaving"`), then `splash:end` is dispatched. The page
 * below it is already usable.
 */
export function endSplash(): void {
  const { dataset } = document.documentElement
  const start = Number(dataset.splash)
  if (dataset.splash === undefined || Number.isNaN(start)) return
  let leaving = false
  const leave = () => {
    if (leaving) return
    leaving = true
    dataset.splash = 'leaving'
    setTimeout(() => {
      delete dataset.splash
      document.dispatchEvent(new CustomEvent(splashEndEvent))
    }, splashTimes.fade)
  }
  const afterLoad = (loaded: number) =>
    setTimeout(leave, Math.max(0, loaded + splashTimes.afterLoad - performance.now()))
  setTimeout(leave, Math.max(0, start + splashTimes.atLatest - performance.now()))
  // If this script runs late, the splash must not keep covering a page that has already loaded.
  if (document.readyState === 'complete') afterLoad(getLoadTime())
  else window.addEventListener('load', () => afterLoad(performance.now()), { once: true })
}

function getLoadTime(): number {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming ? entry.loadEventStart : performance.now()
}
