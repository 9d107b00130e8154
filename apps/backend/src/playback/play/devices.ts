import type { ChainLink, OpeningHours, Play } from '@bgm/validation'
import { z } from 'zod'
import { parseOpeningHoursOrDefault, type TimeZoneHistory } from '#src/customers'
import { integerColumn } from '#src/platform/database/columns'
import type { Transaction } from '#src/platform/database/transaction'
import { shareArrivalLockSql } from './arrival-lock'
import type { PlaySignature } from './heads'
import type { ChainHead } from './rules/chain'

/** The unit, organisation and licence that a zone's plays belong to, and by which time zones and hours they count. */
export type ZoneAssignment = {
  zone_id: number
  business_unit_id: number
  organisation_id: number
  licence_id: number | null
  time_zones: TimeZoneHistory
  opening_hours: OpeningHours
}

/** A paired device; `assignment` is null if its zone has been deleted. */
export type PlayingDevice = {
  id: number
  document_id: string
  zone_id: number
  zone: string | null
  epoch: number
  paired_at: number
  revoked_at: number | null
  assignment: ZoneAssignment | null
  /** The key with which the device signs, and how far its chain is known. */
  public_key: string | null
  head: ChainHead
}

/** A play that has been accepted. `epoch` is that of the device's pairing. */
export type AcceptedPlay = {
  play: Play
  device: { id: number; epoch: number }
  assignment: ZoneAssignment
  receivedAt: number
  /** The play's place in its device's chain; absent if it is unsigned. */
  place?: ChainLink | undefined
  /** The signature of the delivery that ends with this play. */
  signature?: PlaySignature | undefined
}

const assignmentColumns = `u.id as business_unit_id, u.organisation_id, l.id as licence_id, u.opening_hours, u.time_zone,
  (select json_agg(json_build_object('time_zone', f.time_zone, 'until', f.until_at) order by f.until_at)
    from former_time_zones as f where f.business_unit_id = u.id) as former_time_zones`
const zoneJoins = `left join business_units as u on u.id = z.business_unit_id left join licences as l on l.zone_id = z.id`

const assignmentRow = z.object({
  business_unit_id: z.number().nullable(),
  organisation_id: z.number().nullable(),
  licence_id: z.number().nullable(),
  opening_hours: z.unknown(),
  time_zone: z.string().nullable(),
  former_time_zones: z.array(z.object({ time_zone: z.string(), until: z.number() })).nullable(),
})

function toAssignment(zone_id: number, row: z.output<typeof assignmentRow>): ZoneAssignment | null {
  const { business_unit_id, organisation_id, licence_id } = row
  if (business_unit_id === null || organisation_id === null) return null
  return {
    zone_id,
    business_unit_id,
    organisation_id,
    licence_id,
    time_zones: { former: row.former_time_zones ?? [], current: row.time_zone ?? 'Asia/Jakarta' },
    opening_hours: parseOpeningHoursOrDefault(row.opening_hours),
  }
}

const deviceRow = assignmentRow.extend({
  id: z.number(),
  document_id: z.string(),
  zone_id: z.number(),
  zone: z.string().nullable(),
  epoch: z.number(),
  paired_at: integerColumn,
  revoked_at: integerColumn.nullable(),
  public_key: z.string().nullable(),
  chain: z.number().nullable(),
  chain_link: z.string().nullable(),
})
const rawRows = <T extends z.ZodType>(row: T) => z.object({ rows: z.array(row) })

/**
 * Locks all devices of the zones of the devices with these ids, in order of their row ids, until the transaction ends:
 * deliveries of one zone are counted one at a time, and no device is replaced in the meantime. Also shares the lock of arrivals. Returns the devices with
 * these ids, also revoked ones.
 */
export async function lockDevices(trx: Transaction, ids: readonly string[]): Promise<PlayingDevice[]> {
  const result: unknown = await trx.raw(
    `select p.id, p.document_id, p.zone_id, z.document_id as zone, p.epoch, p.paired_at, p.revoked_at,
      p.public_key, p.chain, p.chain_link, ${assignmentColumns}
      from players as p cross join (${shareArrivalLockSql}) as arrivals left join zones as z on z.id = p.zone_id ${zoneJoins}
      where p.zone_id in (select zone_id from players where document_id = any(?)) order by p.id for update of p`,
    [ids],
  )
  const wanted = new Set(ids)
  return rawRows(deviceRow)
    .parse(result)
    .rows.filter(({ document_id }) => wanted.has(document_id))
    .map(({ id, document_id, zone_id, zone, epoch, paired_at, revoked_at, public_key, ...row }) => ({
      ...{ id, document_id, zone_id, zone, epoch, paired_at, revoked_at, public_key },
      head: { chain: row.chain, link: row.chain_link },
      assignment: toAssignment(zone_id, row),
    }))
}

/** What a zone's plays belong to; null if the zone has no unit. */
export async function findZoneAssignment(trx: Transaction, zone: number): Promise<ZoneAssignment | null> {
  const result: unknown = await trx.raw(
    `select ${assignmentColumns} from zones as z ${zoneJoins} where z.id = ?`,
    [zone],
  )
  const [row] = rawRows(assignmentRow).parse(result).rows
  return row ? toAssignment(zone, row) : null
}
