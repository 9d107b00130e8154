/** Fetches a URL and measures the duration in milliseconds. The status is 0 if there is no response. */
export async function timedFetch(url) {
  const since = performance.now()
  const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(20_000) }).catch(
    () => null,
  )
  const text = (await response?.text().catch(() => '')) ?? ''
  return { status: response?.status ?? 0, text, ms: Math.round(performance.now() - since) }
}
