import { randomUUID } from 'node:crypto'
import { getLocalTime, resolve } from '@bgm/playback'
import { countRuns } from '@bgm/property-tests'
import type { Plan, Play } from '@bgm/validation'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOrganisationWithUnits, type Organisation } from '#src/billing/tests/several-units'
import { parseEntry } from '#src/reporting/log/rules/entry'
import { createColleague } from '#tests/colleagues'
import { type Backend, loadCompiled } from '#tests/harness'
import { addPlaylist, addTrack } from '#tests/music'
import { addException, buildSlot, replaceSlots } from '#tests/schedules'
import { appendUsageLog, insertPlaysAt } from '#tests/seals'
import { startBackendWithPackages } from '#tests/shop'

const minute = 60_000
const day = 24 * 60 * minute
/** `npm run verify` runs 300 units for four weeks, the gate a few of them for ten days. */
const isLong = countRuns(1) > 1
const [unitCount, dayCount] = isLong ? [300, 28] : [9, 10]

let backend: Backend
let chain: Organisation
let zones: { id: number; documentId: string }[]
let units: string[]
const music: Record<'day' | 'slot' | 'series', { playlist: string; track: string }> = {
  day: { playlist: '', track: '' },
  slot: { playlist: '', track: '' },
  series: { playlist: '', track: '' },
}

const rows = (table: string) => backend.strapi.db.connection(table)
const call = (method: string, path: string, token: string, body: object) =>
  backend.call(method, path, { token, body, headers: { 'idempotency-key': randomUUID() } })
/** Local midnight in Jakarta, `days` from today. */
const midnight = (days: number) => getLocalTime({ utc_offset: 420 }, Date.now()).dayStart + days * day
const dateIn = (days: number) => getLocalTime({ utc_offset: 420 }, midnight(days)).date
/** Some zones are offline for three days, and deliver afterwards. */
const isOffline = (zone: number, days: number) => zone % 4 === 0 && days >= 4 && days < 7

beforeAll(async () => {
  backend = await startBackendWithPackages()
  loadCompiled(() => import('#src/reporting/log/append')).appendUsageLogJob.run = async () => undefined
  chain = await createOrganisationWithUnits(backend, unitCount)
  const order = await chain.place(chain.units.map(unit => ({ unit, kind: 'new', zone_count: 1 })))
  await chain.pay(order.id)
  zones = await rows('zones')
    .whereIn('business_unit_id', chain.units)
    .orderBy('id')
    .select('id', 'document_id as documentId')
  units = (await rows('business_units').whereIn('id', chain.units).orderBy('id').select('document_id')).map(
    ({ document_id }) => document_id,
  )
  for (const entry of Object.values(music)) {
    const track = await addTrack(backend)
    const documentId = randomUUID().replaceAll('-', '').slice(0, 24)
    Object.assign(entry, {
      track: track.documentId,
      playlist: (await addPlaylist(backend, [track], { documentId })).documentId,
    })
  }
  await rows('zones')
    .whereIn(
      'id',
      zones.map(({ id }) => id),
    )
    .update({ default_playlist: music.day.playlist })
}, 240_000)
afterAll(() => backend.stop())

/** The first third of the units is locked; managers of the others plan their own afternoons. */
async function runHeadOffice() {
  const locked = units.slice(0, unitCount / 3)
  const group = await call('POST', '/unit-groups', chain.token, {
    group_name: 'Terkunci',
    group_kind: 'list',
  })
  const path = `/unit-groups/${group.body.documentId}`
  expect((await call('PUT', `${path}/units`, chain.token, { change: 'add', units: locked })).status).toBe(200)
  expect((await call('PUT', `${path}/locks`, chain.token, { lock_schedule: 'fixed' })).status).toBe(200)
  const afternoons = [1, 2, 3, 4, 5, 6, 7].map(weekday => buildSlot(music.slot.playlist, weekday, 14, 17))
  const statuses = []
  for (const unit of [units[0], units.at(-1)]) {
    const { token } = await createColleague(backend, chain.token, 'manager', [unit ?? ''])
    statuses.push((await replaceSlots(backend, token, `/business-units/${unit}`, afternoons)).status)
  }
  // The whole chain is silent on a holiday, and plays other music every two weeks.
  await addException(backend, chain.token, '/organisation', {
    label: 'Libur bersama',
    from_date: dateIn(3),
    until_date: dateIn(3),
  })
  await addException(backend, chain.token, '/organisation', {
    label: 'Pekan promosi',
    kind: 'play',
    playlist: music.series.playlist,
    from_date: dateIn(2),
    until_date: dateIn(60),
    repeats: 'fortnightly',
    repeat_days: 3,
  })
  return statuses
}

/** What a zone plays on a local day by its plan: three minutes every half hour. */
function playDay(plan: Plan, zone: { documentId: string }, start: number): Play[] {
  const tracks = new Map(Object.values(music).map(({ playlist, track }) => [playlist, track]))
  const boot = randomUUID()
  return Array.from({ length: 48 }, (_, index) => start + index * 30 * minute).flatMap((at, seq) => {
    const { source } = resolve(plan, at)
    const track = source.kind === 'playlist' ? tracks.get(source.playlist) : undefined
    if (source.kind !== 'playlist' || !track) return []
    return [
      {
        play_id: randomUUID(),
        boot,
        seq,
        epoch: 1,
        zone: zone.documentId,
        track,
        track_revision: 1,
        playlist: source.playlist,
        layer: 'default' as const,
        started_at: at,
        seconds: 180,
        end_reason: 'finished' as const,
        offline: false,
        clock_offset: 0,
      },
    ]
  })
}

test('the plan, the board and the log of a chain agree after weeks of locks, holidays and outages', async () => {
  expect(await runHeadOffice()).toEqual([409, 200])
  const { loadPlans } = loadCompiled(() => import('#src/playback/zone/plan'))
  const { loadPlaybackRows } = loadCompiled(() => import('#src/playback/zone/playback-row'))
  const played = new Map<string, Play>()
  const late = new Map<number, Play[]>()
  for (let days = 1; days <= dayCount; days += 1) {
    const plans = await loadPlans(await loadPlaybackRows(zones.map(({ id }) => id)), midnight(days))
    for (const [index, zone] of zones.entries()) {
      const plan = plans.get(zone.id)?.plan
      if (!plan) throw new Error('A zone has no plan')
      const plays = playDay(plan, zone, midnight(days))
      for (const play of plays) played.set(play.play_id, play)
      const waiting = [...(late.get(index) ?? []), ...plays]
      late.set(index, isOffline(index, days) ? waiting : [])
      if (!isOffline(index, days)) await insertPlaysAt(backend, zone.documentId, waiting, midnight(days + 1))
    }
    await appendUsageLog(midnight(days + 1))
  }

  const byDay = Map.groupBy(played.values(), ({ started_at }) =>
    Math.round((started_at - midnight(0)) / day - 0.49),
  )
  expect(byDay.get(3)).toBeUndefined()
  const listTracksOn = (days: number) => [...new Set(byDay.get(days)?.map(({ track }) => track))]
  expect(listTracksOn(2)).toEqual([music.series.track])
  expect(listTracksOn(8).sort()).toEqual([music.day.track, music.slot.track].sort())
  const afternoons = byDay.get(8)?.filter(({ track }) => track === music.slot.track)
  expect(new Set(afternoons?.map(({ zone }) => zone))).toEqual(new Set([zones.at(-1)?.documentId]))

  const entries: { bytes: Buffer }[] = await rows('log_entries').where({ type: 'play' }).select('bytes')
  const logged = entries
    .map(({ bytes }) => parseEntry(bytes))
    .filter(({ play_id }) => played.has(String(play_id)))
  expect(logged.length).toBe(played.size)
  expect(new Set(logged.map(({ play_id }) => play_id)).size).toBe(played.size)
  const totals = await rows('usage_days')
    .whereIn(
      'zone_id',
      zones.map(({ id }) => id),
    )
    .select('zone_id', 'date', 'plays')
  const counted = Map.groupBy(
    played.values(),
    ({ zone, started_at }) => `${zone} ${getLocalTime({ utc_offset: 420 }, started_at).date}`,
  )
  const names = new Map(zones.map(({ id, documentId }) => [id, documentId]))
  expect(
    Object.fromEntries(
      totals.map(({ zone_id, date, plays }) => [`${names.get(zone_id)} ${date}`, Number(plays)]),
    ),
  ).toEqual(Object.fromEntries([...counted].map(([key, plays]) => [key, plays.length])))

  const now = Date.now()
  const plans = await loadPlans(await loadPlaybackRows(zones.map(({ id }) => id)), now)
  const board = await backend.call('GET', '/zones?page_size=100', { token: chain.token })
  const shown = new Map<string, string | undefined>(
    board.body.data.map(
      (zone: { documentId: string; now: { layer: string; playlist: { documentId: string } | null } }) => [
        zone.documentId,
        `${zone.now.layer} ${zone.now.playlist?.documentId ?? ''}`,
      ],
    ),
  )
  const planned = zones
    .filter(({ documentId }) => shown.has(documentId))
    .map(({ id, documentId }) => {
      const { layer, source } = resolve(plans.get(id)?.plan ?? ({} as Plan), now) // every zone has a plan
      return [documentId, `${layer} ${source.kind === 'playlist' ? source.playlist : ''}`] as const
    })
  expect(planned.length).toBe(Math.min(100, unitCount))
  expect(shown).toEqual(new Map(planned))
}, 1_800_000)
