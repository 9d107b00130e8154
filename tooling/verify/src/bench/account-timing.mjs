import { setTimeout as pause } from 'node:timers/promises'

/** The maximum relative difference between the median times for a known and an unknown account. */
const timingBudget = 0.05

const known = 'pemilik@contoh.test'
const unknown = round => `tamu${String(round).padStart(3, '0')}@contoh.test`

// The code is created and emailed 250 ms after the response, which may slow down requests for either
// account.
const calls = [
  {
    name: 'sign in',
    path: '/auth/local',
    getBody: identifier => ({ identifier, password: 'bukan ini 7' }),
    rest: 0,
  },
  { name: 'forgot password', path: '/auth/forgot-password', getBody: email => ({ email }), rest: 30 },
]

export function median(times) {
  const sorted = times.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

async function timed(url, body) {
  const start = performance.now()
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  await response.arrayBuffer()
  if (response.status === 429 || response.status >= 500) throw new Error(`${url} answered ${response.status}`)
  return performance.now() - start
}

/**
 * Returns equal numbers of both kinds in random order, so that work left over from the previous attempt
 * affects both equally.
 */
function createShuffledKinds(tries) {
  const kinds = Array.from({ length: 2 * tries }, (_, index) => (index < tries ? 'known' : 'unknown'))
  const ranked = kinds.map(kind => ({ kind, rank: Math.random() }))
  return ranked.sort((one, other) => one.rank - other.rank).map(({ kind }) => kind)
}

async function measure(api, { name, path, getBody, rest }, tries) {
  const times = { known: [], unknown: [] }
  const once = async (kind, round) => {
    const time = await timed(api + path, getBody(kind === 'known' ? known : unknown(round)))
    await pause(rest)
    return time
  }
  for (const kind of createShuffledKinds(5)) await once(kind, 0)
  for (const kind of createShuffledKinds(tries)) times[kind].push(await once(kind, times[kind].length))
  const [first, second] = [median(times.known), median(times.unknown)]
  const apart = Math.abs(first - second) / Math.max(first, second)
  return { name, known: first, unknown: second, apart, ok: apart <= timingBudget }
}

/**
 * Measures the duration of sign-in and password reset for known and unknown accounts, `tries` times each.
 * The backend needs high rate limits.
 */
export async function measureTiming({ api, tries = 500 }) {
  const rows = []
  for (const call of calls) rows.push(await measure(api, call, tries))
  return rows
}

/** Formats the rows as a text table. */
export const formatTimingTable = rows =>
  [
    `${'what'.padEnd(18)}${'known ms'.padStart(10)}${'unknown ms'.padStart(12)}${'apart'.padStart(9)}`,
    ...rows.map(
      ({ name, known: first, unknown: second, apart }) =>
        `${name.padEnd(18)}${first.toFixed(2).padStart(10)}${second.toFixed(2).padStart(12)}${`${(apart * 100).toFixed(1)} %`.padStart(9)}`,
    ),
  ].join('\n')
