const browser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0 Safari/537.36'

/** One request as a browser of today sends it, no redirect followed. */
export async function ask(url, { headers = {}, ...options } = {}) {
  const answer = await fetch(url, {
    redirect: 'manual',
    signal: AbortSignal.timeout(30_000),
    headers: { 'user-agent': browser, ...headers },
    ...options,
  })
  return {
    status: answer.status,
    header: name => answer.headers.get(name),
    cookies: answer.headers.getSetCookie(),
    location: answer.headers.get('location'),
    text: await answer.text(),
  }
}

/** Collects what holds: `expect(what, found, wanted)` compares, `wanted` may be a pattern. */
export function startList(told) {
  const failures = []
  let passed = 0
  const holds = (found, wanted) =>
    wanted instanceof RegExp ? wanted.test(String(found)) : JSON.stringify(found) === JSON.stringify(wanted)
  return {
    expect(what, found, wanted) {
      const kept = holds(found, wanted)
      if (kept) passed += 1
      else
        failures.push(
          `${what}: ${JSON.stringify(found)} instead of ${wanted instanceof RegExp ? wanted : JSON.stringify(wanted)}`,
        )
      told(kept ? `  ✓ ${what}` : `  ✗ ${failures.at(-1)}`)
    },
    result: () => ({ passed, failures }),
  }
}
