export const retryInterval = 60_000

/** Where `[data-retry]` stands (maintenance): asks for the page every minute and loads it once it answers. */
export function retryUntilAvailable(): void {
  if (!document.querySelector('[data-retry]')) return
  const ask = async () => {
    const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
    if (answer?.ok) location.reload()
    else setTimeout(ask, retryInterval)
  }
  setTimeout(ask, retryInterval)
}
