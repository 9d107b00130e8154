/** Calls back when the browser reports that the page was frozen, or that the network has returned. */
export function watchResume(onResume: () => void): void {
  addEventListener('online', onResume)
  document.addEventListener('resume', onResume)
  // A page restored from the back/forward cache has lost its connections.
  addEventListener('pageshow', event => event.persisted && onResume())
}
