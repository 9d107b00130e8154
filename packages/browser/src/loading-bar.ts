import { findFollowedLink } from './followed-link'

export const loadingTimes = { throttle: 200, duration: 2000, hide: 500, reset: 400 }

export type LoadingBar = {
  start(): void
  /** Fills the bar (in the error colour if `error` is set) and hides it. */
  finish(outcome?: { error?: boolean }): void
  /** Removes the bar immediately, e.g. on a page restored from the back/forward cache. */
  clear(): void
}

/**
 * Creates the loading bar at the top of the page (`.loading-bar`), a `progressbar` labelled by `<html
 * data-loading>`. It is not shown for loads that take under 200 ms.
 */
export function createLoadingBar(): LoadingBar {
  const bar = document.createElement('div')
  bar.className = 'loading-bar'
  bar.setAttribute('role', 'progressbar')
  bar.setAttribute('aria-label', document.documentElement.dataset.loading ?? 'Loading')
  let timers: ReturnType<typeof setTimeout>[] = []
  let frame = 0

  const stop = () => {
    for (const timer of timers) clearTimeout(timer)
    timers = []
    cancelAnimationFrame(frame)
  }
  const show = (progress: number) => bar.style.setProperty('--progress', String(progress))
  const clear = () => {
    stop()
    bar.remove()
    delete bar.dataset.state
  }
  const run = () => {
    const startedAt = performance.now()
    document.body.append(bar)
    const step = () => {
      show(loadingProgress(performance.now() - startedAt))
      frame = requestAnimationFrame(step)
    }
    step()
  }

  return {
    clear,
    start() {
      clear()
      bar.dataset.state = 'loading'
      timers = [setTimeout(run, loadingTimes.throttle)]
    },
    finish({ error = false } = {}) {
      if (bar.dataset.state !== 'loading') return
      stop()
      if (!bar.isConnected && !error) return clear()
      document.body.append(bar)
      bar.dataset.state = error ? 'error' : 'done'
      show(1)
      const hide = () => {
        bar.dataset.state = 'hidden'
        timers = [setTimeout(clear, loadingTimes.reset)]
      }
      timers = [setTimeout(hide, loadingTimes.hide)]
    },
  }
}

/** The progress from 0 towards 1, which it never reaches; it is 0.7 after the estimated duration. */
export const loadingProgress = (elapsed: number) =>
  (2 / Math.PI) * Math.atan(((elapsed / loadingTimes.duration) * 100) / 50)

/** Starts the bar when a link is followed or a form is submitted, for pages without client-side navigation. */
export function showLoadingOnNavigation(bar: LoadingBar): void {
  document.addEventListener('click', event => {
    if (!event.defaultPrevented && findFollowedLink(event)) bar.start()
  })
  document.addEventListener('submit', event => {
    if (!event.defaultPrevented) bar.start()
  })
  window.addEventListener('pageshow', event => {
    if (event.persisted) bar.clear()
  })
}
