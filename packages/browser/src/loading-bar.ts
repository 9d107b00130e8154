import { findFollowedLink } from './followed-link'

export const loadingTimes = { throttle: 200, duration: 2000, hide: 500, reset: 400 }

export interface LoadingBar {
  start(): void
  /** Fills the bar and lets it go; with `error` in the error colour. */
  finish(outcome?: { error?: boolean }): void
  /** Away at once, as when a page comes back from the history. */
  clear(): void
}

/**
 * The 3 px bar on top (`.loading-bar`, colours in the stylesheet), a progressbar named by `<html data-loading>`.
 * Quick loads, under 200 ms, never show it.
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
    const began = performance.now()
    document.body.append(bar)
    const step = () => {
      show(loadingProgress(performance.now() - began))
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

/** Slows down as it goes and never arrives: 0.7 after the estimated duration, below 1 for ever. */
export const loadingProgress = (elapsed: number) =>
  (2 / Math.PI) * Math.atan(((elapsed / loadingTimes.duration) * 100) / 50)

/** Where every navigation is a full load: the bar starts with the click or the sent form. */
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
