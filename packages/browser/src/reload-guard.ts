export const reloadInterval = 10_000

const key = 'reloaded'

/** Loads `path` (or the page again) afresh, but not twice within 10 s: a broken build must not spin. Tells whether it did. */
export function reloadOnce(path: string = location.href): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(key)) < reloadInterval) return false
    sessionStorage.setItem(key, String(Date.now()))
  } catch {
    return false // without storage nothing would stop the second one
  }
  const target = new URL(path, location.href)
  if (target.href === location.href) location.reload()
  else if (target.origin === location.origin) location.assign(target)
  return true
}

/** A piece of script that is gone since a deploy: load the page whose click wanted it, once. */
export function reloadOnMissingScript(targetPath: () => string | undefined): void {
  window.addEventListener('vite:preloadError', event => {
    if (reloadOnce(targetPath())) event.preventDefault()
  })
}
