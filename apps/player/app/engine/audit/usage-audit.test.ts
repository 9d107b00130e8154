import { expect, test, vi } from 'vitest'
import { SimulatedLog } from '#app/testing/simulated-log'
import { SimulatedZone } from '#app/testing/simulated-zone'

const minute = 60_000
const hour = 60 * minute
vi.setConfig({ testTimeout: 60_000 })

async function start() {
  const zone = new SimulatedZone('2026-11-23T10:00')
  const log = new SimulatedLog()
  zone.gateway.log = log
  await zone.boot()
  await zone.clock.run(minute)
  // What it takes to load the first track is no gap of the audit.
  zone.longestGap = 0
  return { zone, log }
}

const getErrors = ({ gateway }: SimulatedZone) => gateway.heartbeats.at(-1)?.errors

/** The music of a zone whose evidence is wrong goes on. */
function expectMusic(zone: SimulatedZone): void {
  expect(zone.isSounding()).toBe(true)
  expect(zone.longestGap).toBeLessThanOrEqual(1)
}

test('finds its plays in the log, with one small question an hour', async () => {
  const { zone, log } = await start()
  await zone.clock.run(5 * hour)
  const { audit } = zone.view()
  expect(audit.found.length).toBeGreaterThan(60)
  expect(audit).toMatchObject({ problem: null })
  expect(audit.waiting).toBeLessThan(45)
  expect(audit.bytes).toBeLessThan(50_000)
  expect(log.requests).toBeLessThanOrEqual(6)
  expect(log.findings).toEqual([])
  zone.kill()
  await zone.boot()
  await zone.clock.run(minute)
  expect(zone.view().audit.found).toEqual(audit.found)
  expectMusic(zone)
})

test('a dropped play is named within an hour and a half of its promise, with the promise, and the music plays on', async () => {
  const { zone, log } = await start()
  let dropped = ''
  log.isDropped = ({ play_id }) => {
    if (log.size === 3) dropped ||= play_id
    return play_id === dropped
  }
  await zone.clock.run(3.75 * hour)
  expect(log.findings).toHaveLength(1)
  const [finding] = log.findings
  expect(finding).toMatchObject({ kind: 'missing', play_id: dropped })
  expect(finding?.promised).toContain(`${dropped} `)
  expect(finding?.receipt).toContain('usage-receipt/1')
  expect(zone.view().audit.problem).toMatchObject({ kind: 'missing' })
  expect(getErrors(zone)).toContain('log-inconsistent')
  expectMusic(zone)
})

test('plays that are merely late are not reported before their time', async () => {
  const { zone, log } = await start()
  log.isLate = true
  await zone.clock.run(1.5 * hour)
  expect(log.findings).toEqual([])
  expect(zone.view().audit.problem).toBeNull()
})

test.each([
  [
    'changed',
    (log: SimulatedLog) => {
      log.edit = play => ({ ...play, seconds: play.seconds + 1 })
    },
  ],
  ['shrunk', (log: SimulatedLog) => log.rewrite(2)],
  ['forked', (log: SimulatedLog) => log.rewrite(log.size, true)],
  [
    'forked',
    (log: SimulatedLog) => {
      log.origin = 'other.test/usage'
    },
  ],
] as const)('a log that is %s is reported once, and the music plays on', async (kind, cheat) => {
  const { zone, log } = await start()
  await zone.clock.run(1.2 * hour)
  expect(log.findings).toEqual([])
  cheat(log)
  await zone.clock.run(1.2 * hour)
  const kinds = new Set(log.findings.map(finding => finding.kind))
  expect([...kinds]).toContain(log.origin === 'other.test/usage' ? 'unsigned' : kind)
  expect(log.findings[0]?.checkpoint).toContain(log.origin)
  expect(getErrors(zone)).toContain('log-inconsistent')
  expectMusic(zone)
})

test.each([
  ['does not know the question', () => new Response('{}', { status: 404 })],
  ['answers nonsense', () => new Response('{"checkpoint": 7}')],
  ['never answers', null],
] as const)('a server that %s is no finding, and delays nothing', async (_, fault) => {
  const { zone, log } = await start()
  const { checkedAt } = zone.view().audit
  zone.gateway.faults.set('/device/log', fault)
  await zone.clock.run(4 * hour)
  expect(log.findings).toEqual([])
  expect(zone.view().audit).toMatchObject({ checkedAt, problem: null })
  expect(zone.gateway.plays.size).toBeGreaterThan(60)
  expectMusic(zone)
})

test('without storage, plays are delivered and the music plays on', async () => {
  const { zone } = await start()
  zone.storage.broken.add('state')
  await zone.clock.run(2 * hour)
  expect(zone.gateway.plays.size).toBeGreaterThan(30)
  expectMusic(zone)
})
