/** Calls `onResume` when the page resumes after being frozen, or when the device is back online. */
export function watchResume(onResume: () => void): void {
  addEventListener('online', onResume)
  document.addEventListener('resume', onResume)
  // A page restored from the back/forward cache has lost its connections.
  addEventListener('pageshow', event => event.persisted && onResume())
}
