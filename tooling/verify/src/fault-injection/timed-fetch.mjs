/** What an address answers, and in how many milliseconds; status 0 where nothing came. */
export async function ask(url) {
  const since = performance.now()
  const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(20_000) }).catch(
    () => null,
  )
  const text = (await answer?.text().catch(() => '')) ?? ''
  return { status: answer?.status ?? 0, text, ms: Math.round(performance.now() - since) }
}
