import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addPlaylistWithTrack,
  answerApproval,
  approvePairing,
  callInternalApi,
  createVenue,
  deliverPlays,
  listChanges,
  newPlay,
  pairDevice,
  startPairing,
} from '#tests/devices'
import { type Backend, loadCompiled } from '#tests/harness'
import { appendUsageLog } from '#tests/seals'
import { startBackendWithPackages } from '#tests/shop'

let backend: Backend
let music: Awaited<ReturnType<typeof addPlaylistWithTrack>>
beforeAll(async () => {
  backend = await startBackendWithPackages()
  music = await addPlaylistWithTrack(backend)
}, 180_000)
afterAll(() => backend.stop())

const times = <T>(number: number, work: (index: number) => T): T[] =>
  Array.from({ length: number }, (_, index) => work(index))
const statuses = (responses: { status: number }[]) => responses.map(({ status }) => status).sort()
const activePlayers = (zone: number) =>
  backend.strapi.db.connection('players').where({ zone_id: zone }).whereNull('revoked_at')

test('only one of several concurrent approvals of a code takes effect', async () => {
  const { token, zones } = await createVenue(backend)
  const { device_code, user_code } = await startPairing(backend)
  const responses = await Promise.all(
    times(6, at =>
      approvePairing(backend, user_code, { token, zone: zones[at % 2]?.documentId ?? '', replace: true }),
    ),
  )
  expect(statuses(responses)).toEqual([200, 409, 409, 409, 409, 409])
  const answers = await Promise.all(times(4, () => answerApproval(backend, device_code)))
  expect(answers.filter(({ status }) => status === 204).length).toBeGreaterThan(0)
  const players = await Promise.all(zones.map(({ id }) => activePlayers(id)))
  expect(players.flat()).toHaveLength(1)
})

test('only one of several concurrent devices gets a zone', async () => {
  const { token, zone, zones } = await createVenue(backend)
  const devices = await Promise.all(times(5, () => startPairing(backend)))
  const responses = await Promise.all(
    devices.map(async ({ device_code, user_code }) => {
      await approvePairing(backend, user_code, { token, zone })
      return answerApproval(backend, device_code)
    }),
  )
  expect(statuses(responses)).toEqual([204, 400, 400, 400, 400])
  expect(await activePlayers(zones[0]?.id ?? 0)).toHaveLength(1)
})

test('concurrent replacements leave the device with the highest epoch and revoke all others', async () => {
  const { token, zone, zones } = await createVenue(backend)
  await pairDevice(backend, { token, zone })
  const { latest } = await listChanges(backend, 0)
  const devices = await Promise.all(times(4, () => startPairing(backend)))
  const responses = await Promise.all(
    devices.map(async ({ device_code, user_code }) => {
      await approvePairing(backend, user_code, { token, zone, replace: true })
      return answerApproval(backend, device_code)
    }),
  )
  expect(statuses(responses)).toEqual([204, 204, 204, 204])
  const [active, ...others] = await activePlayers(zones[0]?.id ?? 0)
  expect([active?.epoch, others]).toEqual([5, []])
  const { changes } = await listChanges(backend, latest)
  const revoked = changes.filter(({ change }) => change.kind === 'player-revoked' && change.zone === zone)
  expect(new Set(revoked.map(({ change }) => change.player)).size).toBe(4)
})

test('a play delivered several times concurrently is stored once', async () => {
  const { token, zone, zones } = await createVenue(backend)
  const { player } = await pairDevice(backend, { token, zone, days: 40 })
  const plays = times(20, seq =>
    newPlay(zone, { ...{ track: music.track, seq }, started_at: Date.now() - (seq + 1) * 200_000 }),
  )
  const results = await Promise.all(times(6, () => deliverPlays(backend, player, plays)))
  expect(results.flatMap(({ accepted }) => accepted)).toHaveLength(20)
  expect(results.flatMap(({ duplicate }) => duplicate)).toHaveLength(100)
  const { connection } = backend.strapi.db
  expect(await connection('plays').where({ zone_id: zones[0]?.id })).toHaveLength(20)
  await appendUsageLog()
  const days: { plays: number }[] = await connection('usage_days').where({ zone_id: zones[0]?.id })
  expect(days.reduce((sum, { plays: count }) => sum + count, 0)).toBe(20)
})

test('concurrent deliveries cannot fill the same hour twice', async () => {
  const { token, zone } = await createVenue(backend)
  const { player } = await pairDevice(backend, { token, zone, days: 40 })
  const from = Math.floor(Date.now() / 3_600_000 - 5) * 3_600_000
  const batch = () =>
    times(20, at => newPlay(zone, { track: music.track, boot: randomUUID(), started_at: from + at * 1000 }))
  const results = await Promise.all(times(5, () => deliverPlays(backend, player, batch())))
  expect(results.flatMap(({ accepted }) => accepted)).toHaveLength(22)
})

test('concurrent deliveries of devices that followed each other cannot fill the same hour twice', async () => {
  const { token, zone, zones } = await createVenue(backend)
  const from = Math.floor(Date.now() / 3_600_000 - 5) * 3_600_000
  const players: { player: string; epoch: number }[] = []
  for (const _ of times(3, () => null)) {
    players.push(await pairDevice(backend, { token, zone, replace: players.length > 0, days: 40 }))
  }
  const batch = (epoch: number) =>
    times(20, at =>
      newPlay(zone, { track: music.track, boot: randomUUID(), epoch, started_at: from + at * 1000 }),
    )
  const results = await Promise.all(
    players.flatMap(({ player, epoch }) => times(2, () => deliverPlays(backend, player, batch(epoch)))),
  )
  expect(results.flatMap(({ accepted }) => accepted)).toHaveLength(22)
  expect(results.flatMap(({ rejected }) => rejected)).toHaveLength(98)
  const zone_id = zones[0]?.id
  const { connection } = backend.strapi.db
  expect(await connection('plays').where({ zone_id })).toHaveLength(22)
  expect(await connection('play_rejections').where({ zone_id, reason: 'too-many' })).toHaveLength(98)
  const counts: { plays: number }[] = await connection('play_rejection_months').where({ zone_id })
  expect(counts.map(({ plays }) => Number(plays))).toEqual([98])
})

test('a play with the same id from devices of two zones is stored once and refused once', async () => {
  const venues = [await createVenue(backend), await createVenue(backend)]
  const devices = await Promise.all(
    venues.map(({ token, zone }) => pairDevice(backend, { token, zone, days: 40 })),
  )
  const play_id = randomUUID()
  const results = await Promise.all(
    devices.map(({ player }, index) =>
      deliverPlays(backend, player, [newPlay(venues[index]?.zone ?? '', { track: music.track, play_id })]),
    ),
  )
  expect(results.flatMap(({ accepted }) => accepted)).toEqual([play_id])
  expect(results.flatMap(({ rejected }) => rejected)).toEqual([{ id: play_id, reason: 'conflict' }])
})

test('a refused play that is delivered several times concurrently is recorded and counted once', async () => {
  const { token, zone, zones } = await createVenue(backend)
  const { player } = await pairDevice(backend, { token, zone })
  const refused = [newPlay(zone, { track: music.track, epoch: 0 })]
  await Promise.all(times(6, () => deliverPlays(backend, player, refused)))
  const { connection } = backend.strapi.db
  const zone_id = zones[0]?.id
  expect(await connection('play_rejections').where({ zone_id })).toHaveLength(1)
  expect(await connection('play_rejection_months').where({ zone_id }).first('plays')).toEqual({ plays: 1 })
})

test('changes by concurrent writers become visible in the order of their numbers', async () => {
  const { recordChanges } = loadCompiled(() => import('#src/playback/change/feed'))
  const start = (await listChanges(backend, 0)).latest
  let isWriting = true
  const seen: number[] = []
  const reader = (async () => {
    let since = start
    for (;;) {
      const last = !isWriting
      const { changes } = (await callInternalApi(backend, 'GET', `/changes?since=${since}&wait=50`)).body
      seen.push(...changes.map(({ number }: { number: number }) => number))
      since = seen.at(-1) ?? since
      if (last && changes.length === 0) return
    }
  })()
  await Promise.all(
    times(40, at =>
      backend.strapi.db.transaction(async () => {
        await recordChanges(times((at % 3) + 1, part => ({ kind: 'zone', zone: `${at}-${part}` })))
        // Delays the commit of some transactions.
        for (const _ of times(at % 7, () => null))
          await backend.strapi.db.transaction(({ trx }) => trx.raw('select count(*) from changes'))
      }),
    ),
  )
  isWriting = false
  await reader
  expect(seen).toEqual(times(seen.length, at => start + at + 1))
  expect(seen).toHaveLength(79)
})

test('only the first of several concurrent acknowledgements of a command counts', async () => {
  const { token, zone } = await createVenue(backend)
  const { player } = await pairDevice(backend, { token, zone })
  const { body: command } = await backend.call('POST', `/zones/${zone}/commands`, {
    token,
    body: { kind: 'skip' },
  })
  const ack = (result: string) =>
    callInternalApi(backend, 'POST', `/commands/${command.documentId}/ack`, { player, result })
  const responses = await Promise.all(times(6, at => ack(at % 2 === 0 ? 'done' : 'refused')))
  expect(statuses(responses)).toEqual(times(6, () => 204))
  const path = `/zones/${zone}/commands/${command.documentId}`
  const first = (await backend.call('GET', path, { token })).body
  expect(['done', 'refused']).toContain(first.state)
  await ack(first.state === 'done' ? 'refused' : 'done')
  expect((await backend.call('GET', path, { token })).body.state).toBe(first.state)
})

test('one of several concurrent changes to a schedule is saved, and the others conflict', async () => {
  const { token, zone, zones } = await createVenue(backend)
  const { version } = (await backend.call('GET', `/zones/${zone}/schedule`, { token })).body
  const slots = (hour: number) => [
    { weekday: 1, from_minute: hour * 60, until_minute: hour * 60 + 120, playlist: music.playlist },
  ]
  const responses = await Promise.all(
    times(6, hour =>
      backend.call('PUT', `/zones/${zone}/schedule`, { token, body: { version, slots: slots(hour) } }),
    ),
  )
  expect(statuses(responses).sort()).toEqual([200, 409, 409, 409, 409, 409])
  expect(
    await backend.strapi.db.connection('schedule_slots').where({ scope: 'zone', scope_id: zones[0]?.id }),
  ).toHaveLength(1)
})

test('only one of several concurrent overlapping exceptions is saved', async () => {
  const { token, zone } = await createVenue(backend)
  const dates = { from_date: '2027-03-20', until_date: '2027-03-20', from_minute: null, until_minute: null }
  const body = { label: 'Acara', ...dates, kind: 'silence', playlist: null, mandatory: false }
  const responses = await Promise.all(
    times(6, () => backend.call('POST', `/zones/${zone}/exceptions`, { token, body })),
  )
  expect(statuses(responses).sort()).toEqual([200, 400, 400, 400, 400, 400])
})
