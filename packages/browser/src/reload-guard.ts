export const reloadInterval = 10_000

const key = 'reloaded'

/**
 * Loads `path` or reloads the page, at most once in 10 s, so that a broken build does not cause a reload
 * loop. Returns false if it was called in the last 10 s or storage is unavailable.
 */
export function reloadOnce(path: string = location.href): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(key)) < reloadInterval) return false
    sessionStorage.setItem(key, String(Date.now()))
  } catch {
    return false // without storage, a reload loop could not be detected
  }
  const target = new URL(path, location.href)
  if (target.href === location.href) location.reload()
  else if (target.origin === location.origin) location.assign(target)
  return true
}

/** Loads the target page once if a script is missing because of a deployment. */
export function reloadOnMissingScript(targetPath: () => string | undefined): void {
  window.addEventListener('vite:preloadError', event => {
    if (reloadOnce(targetPath())) event.preventDefault()
  })
}
