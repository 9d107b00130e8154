import { usageDisputeReasons, usageDisputeStates } from '@bgm/validation'
import { z } from 'zod'
import { sha256 } from '#src/platform/runtime/cryptography'
import { startOfJakartaDay } from '#src/platform/runtime/jakarta'
import { findCheckpoint } from '#src/reporting/log/checkpoints'
import { usageDisputeUid } from '#src/reporting/usage-dispute/row'
import { readEntriesAbout } from '#src/reporting/usage-evidence/entries'
import { countRejections } from './overview'
import type { Venue } from './venue'

const maxMeasures = 10
const maxRejections = 50
const fingerprintLength = 16

const zoneRows = z.array(z.object({ id: z.number(), name: z.string() }))
const instant = z.number()

const venueEntry = z.object({
  at: instant,
  industry: z.string().default(''),
  hotel_stars: z.number().nullable().default(null),
  area_size: z.number().nullable().default(null),
  city_name: z.string().default(''),
})
const licenceEntry = z.object({
  licence_id: z.number(),
  zone_id: z.number(),
  code: z.string(),
  state: z.string(),
  periods: z.array(z.object({ from: instant, until: instant })),
})
const deviceEntry = z.object({
  player_id: z.number(),
  zone_id: z.number(),
  paired_at: instant,
  ended_at: instant.nullable().default(null),
  alg: z.string().nullable().default(null),
  public_key: z.string().nullable().default(null),
})
const typed = z.looseObject({ type: z.string() })

type Month = { month: string; from: string; until: string }
type Window = { from: number; until: number }

async function* readRecord(kind: 'zones' | 'venues', ids: readonly number[], size: number) {
  // Without rejections, which are read from their table.
  for await (const entries of readEntriesAbout(kind, ids, { size, from: size, until: -1 }))
    for (const { index, bytes } of entries)
      yield { index, entry: typed.parse(JSON.parse(Buffer.from(bytes).toString())) }
}

/** What the venue's tariff depends on, after each change, newest first. */
async function listMeasures({ id }: Venue, size: number) {
  const measures: (z.output<typeof venueEntry> & { index: number })[] = []
  for await (const { index, entry } of readRecord('venues', [id], size))
    measures.push({ index, ...venueEntry.parse(entry) })
  return measures
    .toReversed()
    .slice(0, maxMeasures)
    .map(({ at, city_name: city, ...measure }) => ({ ...measure, city, at: new Date(at) }))
}

type Indexed<T> = T & { index: number }

/** The last state of each licence and device of zones. */
async function readStates(zones: readonly number[], size: number) {
  const licences = new Map<number, Indexed<z.output<typeof licenceEntry>>>()
  const devices = new Map<number, Indexed<z.output<typeof deviceEntry>>>()
  for await (const { index, entry } of readRecord('zones', zones, size)) {
    if (entry.type === 'licence') {
      const licence = licenceEntry.parse(entry)
      licences.set(licence.licence_id, { index, ...licence })
    } else if (entry.type === 'device') {
      const device = deviceEntry.parse(entry)
      devices.set(device.player_id, { index, ...device })
    }
  }
  return { licences: [...licences.values()], devices: [...devices.values()] }
}

const rejectionRows = z.array(
  z.object({
    zone_id: z.number(),
    reason: z.string(),
    started_at: z.coerce.number().nullable(),
    received_at: z.coerce.number(),
    hash: z.string(),
  }),
)

/** The newest rejected plays that arrived in a time. */
async function listRejections(zones: readonly number[], { from, until }: Window) {
  const rows: unknown = await strapi.db
    .connection('play_rejections')
    .whereIn('zone_id', [...zones])
    .where('received_at', '>=', from)
    .where('received_at', '<', until)
    .orderBy([
      { column: 'received_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(maxRejections)
    .select(Object.keys(rejectionRows.element.shape))
  return rejectionRows.parse(rows)
}

const disputeRows = z.array(
  z.object({
    state: z.enum(usageDisputeStates),
    reason: z.enum(usageDisputeReasons),
    day: z.string().nullable(),
    work: z.string().nullable(),
    received_at: z.coerce.date(),
    resolved_at: z.coerce.date().nullable(),
  }),
)

/** Disputes without what members wrote, which may be about people. */
async function listDisputes({ id, organisation }: Venue, { month }: Month) {
  const rows: unknown = await strapi.db.query(usageDisputeUid).findMany({
    where: { organisation_id: organisation, business_unit_id: id, month },
    select: Object.keys(disputeRows.element.shape),
    orderBy: [{ received_at: 'desc' }, { id: 'desc' }],
    limit: 20,
  })
  return disputeRows.parse(rows)
}

const overlaps = (one: Window, other: Window) => one.from < other.until && one.until > other.from

/**
 * What the signed part of the usage log says about a venue in a month, with the indexes of the entries, its rejected
 * plays and disputes. Plays and names of people are not included.
 */
export async function getVenueRecord(venue: Venue, month: Month) {
  const found: unknown = await strapi.db
    .connection('zones')
    .where('business_unit_id', venue.id)
    .select('id', 'name')
  const zones = new Map(zoneRows.parse(found).map(({ id, name }) => [id, name]))
  const ids = [...zones.keys()]
  const size = (await findCheckpoint())?.size ?? 0
  const window = { from: startOfJakartaDay(month.from), until: startOfJakartaDay(month.until) }
  const [measures, { licences, devices }, counts, rejections, disputes] = await Promise.all([
    listMeasures(venue, size),
    readStates(ids, size),
    countRejections(month.month, venue.id),
    listRejections(ids, window),
    listDisputes(venue, month),
  ])
  const getZoneName = (zone: number) => zones.get(zone) ?? ''
  return {
    measures,
    licences: licences.flatMap(({ index, zone_id, code, state, periods }) => {
      const within = periods.filter(period => overlaps(period, window))
      if (within.length === 0) return []
      return {
        ...{ index, zone: getZoneName(zone_id), code, state },
        periods: within.map(({ from, until }) => ({ from: new Date(from), until: new Date(until) })),
      }
    }),
    devices: devices.flatMap(({ index, zone_id, paired_at, ended_at, alg, public_key }) => {
      if (!overlaps({ from: paired_at, until: ended_at ?? window.until }, window)) return []
      return {
        ...{ index, zone: getZoneName(zone_id), alg, paired_at: new Date(paired_at) },
        ended_at: ended_at === null ? null : new Date(ended_at),
        key:
          public_key === null ? null : sha256(Buffer.from(public_key, 'base64')).slice(0, fingerprintLength),
      }
    }),
    rejections: {
      counts,
      data: rejections.map(({ zone_id, reason, started_at, received_at, hash }) => ({
        ...{ zone: getZoneName(zone_id), reason, sha256: hash },
        started_at: started_at === null ? null : new Date(started_at),
        received_at: new Date(received_at),
      })),
    },
    disputes,
  }
}
