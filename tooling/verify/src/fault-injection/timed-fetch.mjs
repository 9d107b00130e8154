/** Fetches a URL with its duration in milliseconds; status 0 without a response. */
export async function timedFetch(url) {
  const since = performance.now()
  const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(20_000) }).catch(
    () => null,
  )
  const text = (await answer?.text().catch(() => '')) ?? ''
  return { status: answer?.status ?? 0, text, ms: Math.round(performance.now() - since) }
}
