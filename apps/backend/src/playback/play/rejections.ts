import type { Play, PlayRejectionReason } from '@bgm/validation'
import { z } from 'zod'
import type { Transaction } from '#src/platform/database/transaction'
import { sha256 } from '#src/platform/runtime/cryptography'
import { toJakartaDay } from '#src/platform/runtime/jakarta'
import { type PlayRejection, playsRejected } from './events'

/** A faulty device must not fill the disk: beyond this number per zone and month, plays are only counted. */
const maxRowsPerMonth = 10_000

/** Why a play is rejected, as it is recorded. */
export type RejectionReason = PlayRejectionReason | 'overlap' | 'too-long'

/** The reason as devices and gateways of all versions know it; they only tell it apart from other results. */
export function toDeviceReason(reason: RejectionReason): PlayRejectionReason {
  if (reason === 'overlap') return 'conflict'
  return reason === 'too-long' ? 'too-many' : reason
}

/** A rejected play, with what was sent. `play` is null if it could not be read. */
export type RejectedPlay = {
  id: string | null
  reason: RejectionReason
  sent: unknown
  play: Play | null
  device: { id: number; zone_id: number }
  /** Its place in the chain of its device; null if it is unsigned. */
  place: { chain: number; digest: string } | null
}

/** The SHA-256 of a play's JSON as it was sent. */
const hashSent = (sent: unknown): string => sha256(JSON.stringify(sent) ?? '')

/**
 * Inserts rejections, counts those that are new, and returns those that are stored. A zone that has reached its limit of
 * rows in a month is only counted.
 */
const insertRejections = `with
  sent as (
    select * from jsonb_to_recordset(?::jsonb) as s (play_id text, player_id int, zone_id int, reason text, hash text,
      started_at bigint)
  ),
  full_zones as (
    select zone_id from play_rejection_months where month = ? and zone_id in (select zone_id from sent)
    group by zone_id having sum(plays) >= ${maxRowsPerMonth}
  ),
  stored as (
    insert into play_rejections (play_id, player_id, zone_id, reason, hash, started_at, received_at)
    select play_id, player_id, zone_id, reason, hash, started_at, ?::bigint from sent
    where zone_id not in (select zone_id from full_zones)
    on conflict (player_id, hash) do nothing returning *
  ),
  counted as (
    select zone_id, reason from stored union all select zone_id, reason from sent where zone_id in (select zone_id from full_zones)
  ),
  months as (
    insert into play_rejection_months (zone_id, month, reason, plays)
    select zone_id, ?, reason, count(*) from counted group by zone_id, reason order by zone_id, reason
    on conflict (zone_id, month, reason) do update set plays = play_rejection_months.plays + excluded.plays
  )
  select play_id, player_id, zone_id, reason, hash, started_at, received_at from stored order by id`

const storedRows = z.array(
  z.object({
    play_id: z.string().nullable(),
    player_id: z.number(),
    zone_id: z.number(),
    reason: z.string(),
    hash: z.string(),
    started_at: z.coerce.number().nullable(),
    received_at: z.coerce.number(),
  }),
)

/**
 * Stores rejected plays, and counts them by zone, month of arrival (in Jakarta) and reason. A play that is delivered and
 * rejected again is stored and counted once.
 */
export async function recordRejections(
  trx: Transaction,
  rejected: readonly RejectedPlay[],
  receivedAt: number,
): Promise<void> {
  if (rejected.length === 0) return
  const month = toJakartaDay(receivedAt).slice(0, 7)
  const rows = rejected.map(({ id, reason, sent, play, device }) => ({
    play_id: id,
    player_id: device.id,
    zone_id: device.zone_id,
    reason,
    hash: hashSent(sent),
    started_at: play?.started_at ?? null,
  }))
  const stored = await trx.raw(insertRejections, [JSON.stringify(rows), month, receivedAt, month])
  const places = new Map(
    rows.map(({ player_id, hash }, index) => [`${player_id} ${hash}`, rejected[index]?.place]),
  )
  const rejections = storedRows.parse(stored.rows).map(rejection => {
    const { chain = null, digest = null } = places.get(`${rejection.player_id} ${rejection.hash}`) ?? {}
    return { ...rejection, chain, digest }
  })
  await playsRejected.raise({ trx, rejections })
}

const restore = `with
  sent as (
    select * from jsonb_to_recordset(?::jsonb) as s (play_id text, player_id int, zone_id int, reason text, hash text,
      started_at bigint, received_at bigint, month text)
  ),
  stored as (
    insert into play_rejections (play_id, player_id, zone_id, reason, hash, started_at, received_at)
    select play_id, player_id, zone_id, reason, hash, started_at, received_at from sent
    on conflict (player_id, hash) do nothing returning player_id, hash
  )
  insert into play_rejection_months (zone_id, month, reason, plays)
  select zone_id, month, reason, count(*) from stored join sent using (player_id, hash)
  group by zone_id, month, reason
  on conflict (zone_id, month, reason) do update set plays = play_rejection_months.plays + excluded.plays`

/** Stores and counts rejections that a restored database has lost, without raising an event. */
export async function restoreRejections(
  trx: Transaction,
  rejections: readonly Omit<PlayRejection, 'chain' | 'digest'>[],
): Promise<void> {
  if (rejections.length === 0) return
  const rows = rejections.map(rejection => ({
    ...rejection,
    month: toJakartaDay(rejection.received_at).slice(0, 7),
  }))
  await trx.raw(restore, [JSON.stringify(rows)])
}
