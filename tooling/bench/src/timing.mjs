import { setTimeout as pause } from 'node:timers/promises'

/** How far the medians of a known and an unknown account may lie apart. */
export const timingBudget = 0.05

const known = 'pemilik@contoh.test'
const unknown = turn => `tamu${String(turn).padStart(3, '0')}@contoh.test`

// A mail that goes out after the answer would slow whatever is measured next: it is given time to leave.
const calls = [
  {
    name: 'sign in',
    path: '/auth/local',
    bodyOf: identifier => ({ identifier, password: 'bukan ini 7' }),
    rest: 0,
  },
  { name: 'forgot password', path: '/auth/forgot-password', bodyOf: email => ({ email }), rest: 30 },
]

export function median(times) {
  const sorted = times.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

async function timed(url, body) {
  const start = performance.now()
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  await answer.arrayBuffer()
  if (answer.status === 429 || answer.status >= 500) throw new Error(`${url} answered ${answer.status}`)
  return performance.now() - start
}

/** Tries of both kinds in turn, in an order that changes with each pair, so that what else the machine does meets both. */
async function measure(api, { name, path, bodyOf, rest }, tries) {
  const times = { known: [], unknown: [] }
  for (let turn = -5; turn < tries; turn++) {
    for (const kind of Math.random() < 0.5 ? ['known', 'unknown'] : ['unknown', 'known']) {
      const time = await timed(api + path, bodyOf(kind === 'known' ? known : unknown(Math.max(turn, 0))))
      if (turn >= 0) times[kind].push(time)
      if (rest > 0) await pause(rest)
    }
  }
  const [first, second] = [median(times.known), median(times.unknown)]
  const apart = Math.abs(first - second) / Math.max(first, second)
  return { name, known: first, unknown: second, apart, kept: apart <= timingBudget }
}

/** Sign-in and forgot for a known account and for unknown ones, `tries` each, against a backend whose limits are wide. */
export async function measureTiming({ api, tries = 500 }) {
  const rows = []
  for (const call of calls) rows.push(await measure(api, call, tries))
  return rows
}

/** The rows as a table of text. */
export const timingTable = rows =>
  [
    `${'what'.padEnd(18)}${'known ms'.padStart(10)}${'unknown ms'.padStart(12)}${'apart'.padStart(9)}`,
    ...rows.map(
      ({ name, known: first, unknown: second, apart }) =>
        `${name.padEnd(18)}${first.toFixed(2).padStart(10)}${second.toFixed(2).padStart(12)}${`${(apart * 100).toFixed(1)} %`.padStart(9)}`,
    ),
  ].join('\n')
