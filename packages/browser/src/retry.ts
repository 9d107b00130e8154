export const retryEvery = 60_000

/** Where `[data-retry]` stands (maintenance): asks for the page every minute and loads it once it answers. */
export function retryUntilBack(): void {
  if (!document.querySelector('[data-retry]')) return
  const ask = async () => {
    const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
    if (answer?.ok) location.reload()
    else setTimeout(ask, retryEvery)
  }
  setTimeout(ask, retryEvery)
}
