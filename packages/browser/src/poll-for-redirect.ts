import { markAllSaved } from './unsaved-forms'

const every = 5_000
const atMost = 10 * 60_000

/**
 * On a page with `[data-poll-for-redirect]`, checks every 5 s for 10 minutes whether the page now redirects,
 * and reloads it if so. Checks only while the tab is visible; returning to the tab triggers a check and
 * restarts the 10 minutes.
 */
export function pollForRedirect(): void {
  if (!document.querySelector('[data-poll-for-redirect]')) return
  let timer: ReturnType<typeof setTimeout>
  let until = 0
  const check = async () => {
    if (!(await isRedirecting())) return plan()
    markAllSaved()
    location.reload()
  }
  const plan = () => {
    clearTimeout(timer)
    if (document.visibilityState === 'visible' && Date.now() < until) timer = setTimeout(check, every)
  }
  const begin = () => {
    until = Date.now() + atMost
    plan()
  }
  document.addEventListener('visibilitychange', () => {
    begin()
    if (document.visibilityState === 'visible') check()
  })
  begin()
}

/** Whether the page now redirects; false without a connection. */
const isRedirecting = () =>
  fetch(location.href, { method: 'HEAD', redirect: 'manual', cache: 'no-store' }).then(
    ({ type }) => type === 'opaqueredirect',
    () => false,
  )
