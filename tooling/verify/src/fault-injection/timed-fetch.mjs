/** Fetches a URL with its duration in milliseconds; status 0 without a response. */
export async function timedFetch(url) {
  const since = performance.now()
  const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(20_000) }).catch(
    () => null,
  )
  const text = (await response?.text().catch(() => '')) ?? ''
  return { status: response?.status ?? 0, text, ms: Math.round(performance.now() - since) }
}
