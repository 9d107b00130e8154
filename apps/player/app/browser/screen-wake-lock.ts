/** Keeps the screen on while the page is visible. The browser releases the lock whenever the page is hidden. */
export function keepScreenOn(): void {
  if (!('wakeLock' in navigator)) return
  const request = () => {
    if (document.visibilityState === 'visible') navigator.wakeLock.request('screen').catch(() => {})
  }
  document.addEventListener('visibilitychange', request)
  request()
}
