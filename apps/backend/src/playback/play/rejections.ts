import type { Play, PlayRejectionReason } from '@bgm/validation'
import { z } from 'zod'
import type { Transaction } from '#src/platform/database/transaction'
import { sha256 } from '#src/platform/runtime/cryptography'
import { toJakartaDay } from '#src/platform/runtime/jakarta'

/** A faulty device must not fill the disk: beyond this number per zone and month, plays are only counted. */
const maxRowsPerMonth = 10_000

/** A rejected play, with what was sent. `play` is null if it could not be read. */
export type RejectedPlay = {
  id: string | null
  reason: PlayRejectionReason
  sent: unknown
  play: Play | null
}

/** The SHA-256 of a play's JSON as it was sent. */
const hashSent = (sent: unknown): string => sha256(JSON.stringify(sent) ?? '')

const sumRow = z.object({ plays: z.coerce.number().nullable() })
const reasonRows = z.array(z.object({ reason: z.string() }))

type Device = { id: number; zone_id: number }

/**
 * Stores the rejected plays of a device, and counts them by zone, month of arrival (in Jakarta) and
 * reason. A play that is delivered and rejected again is stored and counted once.
 */
export async function recordRejections(
  trx: Transaction,
  { id: player_id, zone_id }: Device,
  rejected: readonly RejectedPlay[],
  received_at: number,
): Promise<void> {
  if (rejected.length === 0) return
  const month = toJakartaDay(received_at).slice(0, 7)
  const recorded = sumRow.parse(
    await trx('play_rejection_months').where({ zone_id, month }).sum({ plays: 'plays' }).first(),
  )
  const rows = rejected.map(({ id, reason, sent, play }) => ({
    play_id: id,
    player_id,
    zone_id,
    reason,
    hash: hashSent(sent),
    started_at: play?.started_at ?? null,
    received_at,
  }))
  const counted =
    (recorded.plays ?? 0) < maxRowsPerMonth
      ? reasonRows.parse(
          await trx('play_rejections')
            .insert(rows)
            .onConflict(['player_id', 'hash'])
            .ignore()
            .returning('reason'),
        )
      : rows
  const counts = new Map<string, number>()
  for (const { reason } of counted) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  if (counts.size === 0) return
  await trx('play_rejection_months')
    .insert([...counts].map(([reason, plays]) => ({ zone_id, month, reason, plays })))
    .onConflict(['zone_id', 'month', 'reason'])
    .merge({ plays: trx.raw('play_rejection_months.plays + excluded.plays') })
}
