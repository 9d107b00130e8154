export const retryInterval = 60_000

/** On a page with `[data-retry]` (maintenance), requests the page every minute and reloads once it is available. */
export function reloadWhenAvailable(): void {
  if (!document.querySelector('[data-retry]')) return
  const check = async () => {
    const response = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
    if (response?.ok) location.reload()
    else setTimeout(check, retryInterval)
  }
  setTimeout(check, retryInterval)
}
