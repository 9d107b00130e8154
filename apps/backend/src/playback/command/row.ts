import type { ZoneCommand } from '@bgm/contract'
import { type Command, commandKinds, commandResults } from '@bgm/validation'
import { z } from 'zod'
import { newRecordId } from '#src/platform/runtime/cryptography'

/** Milliseconds after which a device no longer carries out a command. */
const commandLifetime = 10_000
const retention = 30 * 86_400_000
/** Maximum number of pending commands that are listed at once. */
const maxPending = 10_000

const milliseconds = z.coerce.number()

const commandRow = z.object({
  document_id: z.string(),
  kind: z.enum(commandKinds),
  expires_at: milliseconds,
  acked_at: milliseconds.nullable(),
  result: z.enum(commandResults).nullable(),
  reason: z.string().nullable(),
  announcement: z.string().nullable(),
})
type CommandRow = z.output<typeof commandRow>

export type NewCommand = Pick<Command, 'kind' | 'announcement'>

/** Adds a command, within the surrounding transaction. */
export async function addCommand(
  zone: number,
  { kind, announcement }: NewCommand,
  issued_by: string,
  now: number,
): Promise<Command> {
  const id = newRecordId()
  const expires_at = now + commandLifetime
  await strapi.db.transaction(({ trx }) =>
    trx('commands').insert({
      document_id: id,
      zone_id: zone,
      kind,
      announcement: announcement ?? null,
      issued_by,
      created_at: now,
      expires_at,
    }),
  )
  return { id, kind, expires_at, ...(announcement !== undefined && { announcement }) }
}

const pendingRows = z.array(
  commandRow
    .pick({ document_id: true, kind: true, expires_at: true, announcement: true })
    .extend({ zone: z.string() }),
)

/** The commands, across all zones, that devices may still carry out, oldest first. */
export async function listPendingCommands(now = Date.now()): Promise<{ zone: string; command: Command }[]> {
  const rows: unknown = await strapi.db
    .connection('commands as c')
    .join('zones as z', 'z.id', 'c.zone_id')
    // Filters by creation time, because that column is indexed.
    .where('c.created_at', '>', now - commandLifetime)
    .where('c.expires_at', '>', now)
    .whereNull('c.acked_at')
    .orderBy(['c.created_at', 'c.id'])
    .limit(maxPending)
    .select('z.document_id as zone', 'c.document_id', 'c.kind', 'c.expires_at', 'c.announcement')
  return pendingRows.parse(rows).map(({ zone, document_id: id, kind, expires_at, announcement }) => ({
    zone,
    command: { id, kind, expires_at, ...(announcement !== null && { announcement }) },
  }))
}

export async function findCommand(zone: number, documentId: string): Promise<CommandRow | null> {
  const row: unknown = await strapi.db
    .connection('commands')
    .where({ zone_id: zone, document_id: documentId })
    .first()
  return row ? commandRow.parse(row) : null
}

type Outcome = { result: NonNullable<CommandRow['result']>; reason?: string }

/** Stores the outcome of a command. Only the first report counts; repeated reports are ignored. */
export async function acknowledgeCommand(
  zone: number,
  documentId: string,
  { result, reason }: Outcome,
  now = Date.now(),
): Promise<void> {
  await strapi.db
    .connection('commands')
    .where({ zone_id: zone, document_id: documentId })
    .whereNull('acked_at')
    .update({ acked_at: now, result, reason: reason ?? null })
}

/** Deletes commands older than a month. The audit log still contains them. */
export async function deleteOldCommands(now = Date.now()): Promise<void> {
  await strapi.db
    .connection('commands')
    .where('created_at', '<', now - retention)
    .delete()
}

/** The state is `expired` if it was not carried out in time. */
export function toCommandView(row: CommandRow, now = Date.now()) {
  const unanswered: ZoneCommand['state'] = row.expires_at > now ? 'waiting' : 'expired'
  return {
    id: row.document_id,
    kind: row.kind,
    state: row.result ?? unanswered,
    reason: row.reason,
    expires_at: new Date(row.expires_at),
    acked_at: row.acked_at === null ? null : new Date(row.acked_at),
  }
}
