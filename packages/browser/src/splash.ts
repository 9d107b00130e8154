export const splashTimes = { afterLoad: 500, atLatest: 1000, fade: 300 }
export const splashEnd = 'splash:end'

/**
 * Ends the splash that `headScript` began: 500 ms after the load event or 1 s after its start, whichever is first, by a
 * fade of 300 ms (`data-splash="leaving"`), then `splash:end` on the document. The page paints and works below it.
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
      document.dispatchEvent(new CustomEvent(splashEnd))
    }, splashTimes.fade)
  }
  const afterLoad = () => setTimeout(leave, splashTimes.afterLoad)
  setTimeout(leave, Math.max(0, start + splashTimes.atLatest - performance.now()))
  if (document.readyState === 'complete') afterLoad()
  else window.addEventListener('load', afterLoad, { once: true })
}
