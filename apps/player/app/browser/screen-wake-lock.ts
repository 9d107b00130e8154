/** Keeps the screen on while the page is visible; the browser releases the lock whenever it is hidden. */
export function keepScreenOn(): void {
  if (!('wakeLock' in navigator)) return
  const request = () => {
    if (document.visibilityState === 'visible') navigator.wakeLock.request('screen').catch(() => {})
  }
  document.addEventListener('visibilitychange', request)
  request()
}
