import type { Play, PlayRejectionReason } from '@bgm/validation'
import { z } from 'zod'
import type { Transaction } from '#src/platform/database/transaction'
import { sha256 } from '#src/platform/runtime/cryptography'
import { toJakartaDay } from '#src/platform/runtime/jakarta'
import { playsRejected } from './events'

/** A faulty device must not fill the disk: beyond this number per zone and month, plays are only counted. */
const maxRowsPerMonth = 10_000

/** A rejected play, with what was sent. `play` is null if it could not be read. */
export type RejectedPlay = {
  id: string | null
  reason: PlayRejectionReason
  sent: unknown
  play: Play | null
  device: { id: number; zone_id: number }
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
  await playsRejected.raise({ trx, rejections: storedRows.parse(stored.rows) })
}
