import { randomUUID } from 'node:crypto'
import type { Play } from '@bgm/validation'
import type { Core } from '@strapi/strapi'
import { ensureFirstRevisions } from '#seed/catalogue/first-revisions'
import { findAccountByEmail } from '#src/identity'
import { reconcileLicences } from '#src/licensing'
import { enqueue } from '#src/platform/jobs/queue'
import { newToken } from '#src/platform/runtime/cryptography'
import { startOfDay } from '#src/platform/runtime/jakarta'
import {
  type AcceptedPlay,
  addPlayer,
  advanceLease,
  findZoneAssignment,
  hashDeviceToken,
  insertPlays,
  shareArrivalLock,
} from '#src/playback'
import { generateSamplePlays, sampleDays } from './plays'
import { sampleUsageJob } from './usage'

const minute = 60_000
const day = 24 * 60 * minute
const playedTracks = 24

/** The first zones of the sample hotel: name, playlist slugs, and the hours between which music plays. */
const samples = [
  { name: 'Lobi', playlists: ['sepanjang-hari', 'pagi-di-kafe'], from: 7, until: 15 },
  { name: 'Restoran', playlists: ['pagi-di-kafe', 'sepanjang-hari'], from: 7, until: 12 },
] as const
type Sample = (typeof samples)[number]

type Zone = { id: number; documentId: string }

async function listZones(strapi: Core.Strapi): Promise<Zone[]> {
  const unit: { id: number } | null = await strapi.db
    .query('api::business-unit.business-unit')
    .findOne({ where: { company_email: 'menteng@contoh.test' } })
  if (!unit) return []
  return strapi.db
    .query('api::zone.zone')
    .findMany({ where: { business_unit_id: unit.id }, orderBy: { number: 'asc' }, limit: samples.length })
}

async function findPlaylistId(strapi: Core.Strapi, slug: string): Promise<string | null> {
  const row: { documentId: string } | null = await strapi.db
    .query('api::playlist.playlist')
    .findOne({ where: { slug } })
  return row?.documentId ?? null
}

/** Adds a player whose token is discarded, so that the zone appears paired; a real device can replace it. */
async function seedPlayer(zone: Zone, paired_by: string, now: number): Promise<number> {
  const { epoch } = await advanceLease(zone)
  const token_hash = hashDeviceToken(newToken())
  return addPlayer(zone, epoch, { token_hash, app_version: 'contoh', paired_by, key: null, now })
}

/** Slots that play a different playlist from 10:00 to 14:00 every day. */
const weeklySlots = (zone: number, playlist: string) =>
  Array.from({ length: 7 }, (_, index) => ({
    scope: 'zone',
    scope_id: zone,
    weekday: index + 1,
    from_minute: 10 * 60,
    until_minute: 14 * 60,
    playlist,
  }))

type Origin = Pick<AcceptedPlay, 'device' | 'assignment'>
type Delivery = { plays: AcceptedPlay[]; receivedAt: number }

/** Groups the plays of each day into one delivery, which arrives when the last play has ended. */
function groupByDay(plays: Iterable<Play>, origin: Origin): Delivery[] {
  const days = new Map<number, Play[]>()
  for (const play of plays) {
    const date = startOfDay(new Date(play.started_at)).getTime()
    days.set(date, [...(days.get(date) ?? []), play])
  }
  return [...days.values()].map(group => {
    const receivedAt = Math.max(...group.map(({ started_at, seconds }) => started_at + seconds * 1000))
    return { plays: group.map(play => ({ play, ...origin, receivedAt })), receivedAt }
  })
}

/** Sets up a zone with a player and a schedule; returns its plays. */
async function seedZone(strapi: Core.Strapi, zone: Zone, sample: Sample, owner: string): Promise<Delivery[]> {
  const [main, midday] = await Promise.all(sample.playlists.map(slug => findPlaylistId(strapi, slug)))
  const tracks = await ensureFirstRevisions(strapi, playedTracks)
  if (!main || !midday || tracks.length === 0) return []
  const now = Date.now()
  const today = startOfDay(new Date(now)).getTime()
  return strapi.db.transaction(async ({ trx }) => {
    const player = await seedPlayer(zone, owner, today - sampleDays * day)
    await strapi.db
      .query('api::zone.zone')
      .update({ where: { id: zone.id }, data: { name: sample.name, default_playlist: main } })
    await trx('schedule_slots').insert(weeklySlots(zone.id, midday))
    const owned = await findZoneAssignment(trx, zone.id)
    if (!owned) return []
    await reconcileLicences([owned.business_unit_id], { notify: false })
    const boots = Array.from({ length: sampleDays }, () => randomUUID())
    const { from, until } = sample
    const venue = { zone: zone.documentId, playlist: main, tracks, from, until, ids: randomUUID }
    const plays = generateSamplePlays(today, { ...venue, boots: index => boots[index] ?? '' })
    return groupByDay(plays, { device: { id: player, epoch: 1 }, assignment: owned })
  })
}

/** Pairs two zones of the sample hotel and adds their plays, unless they exist already. */
export async function seedPlayback(strapi: Core.Strapi): Promise<void> {
  const owner = await findAccountByEmail('pemilik@contoh.test')
  if (!owner) return
  await strapi.db.transaction(async ({ trx }) => {
    const deliveries: Delivery[] = []
    for (const [at, zone] of (await listZones(strapi)).entries()) {
      const sample = samples[at]
      const known: unknown = await trx('leases').where({ zone_id: zone.id }).first('id')
      if (sample && !known) deliveries.push(...(await seedZone(strapi, zone, sample, owner.documentId)))
    }
    // Plays must be inserted in order of arrival, because seals rely on it.
    deliveries.sort((one, other) => one.receivedAt - other.receivedAt)
    await shareArrivalLock(trx)
    for (const { plays } of deliveries) await insertPlays(trx, plays)
    if (deliveries.length > 0) await enqueue(sampleUsageJob, {})
  })
}
