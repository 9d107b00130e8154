import { z } from 'zod'
import { getRevisionKey } from '#src/catalogue'
import { integerColumn } from '#src/platform/database/columns'
import type { Transaction } from '#src/platform/database/transaction'
import { restoreRejections } from '#src/playback'
import type { SealedPlay } from '#src/reporting/seal/rules/sealed-play'
import { deleteArrivals, listArrivals } from './arrivals'
import { applyRevocation } from './keys'
import { parseCreditsFields } from './rules/credits-entry'
import { type EntryContent, encodeEntry } from './rules/entry'
import { parsePlayFields } from './rules/play-entry'
import type { SignedPlace } from './rules/signed-place'
import type { CountedPlay } from './totals'

/** An entry that was read from a bundle. */
export type FoundEntry = { index: number; bytes: Buffer; content: EntryContent }

const ofType = (found: readonly FoundEntry[], type: string) =>
  found.filter(({ content }) => content.type === type)

const playRows = z.array(z.object({ id: integerColumn, play_id: z.string() }))

/** Inserts plays that the database does not have. Returns the row ids of all, by `play_id`. */
async function recoverPlays(
  trx: Transaction,
  plays: readonly (SealedPlay & Partial<SignedPlace>)[],
): Promise<Map<string, number>> {
  if (plays.length === 0) return new Map()
  const times = plays.map(({ received_at }) => received_at)
  await trx('plays')
    .insert([...plays])
    .onConflict()
    .ignore()
  const rows: unknown = await trx('plays')
    .whereRaw('play_id = any(?)', [plays.map(({ play_id }) => play_id)])
    .whereBetween('received_at', [Math.min(...times), Math.max(...times)])
    .select('id', 'play_id')
  return new Map(playRows.parse(rows).map(({ id, play_id }) => [play_id, id]))
}

const revisionUid = 'api::track-revision.track-revision'

/** Records where credits are, and adds the revisions of tracks that were curated since the backup. */
async function recoverCredits(trx: Transaction, found: readonly FoundEntry[]): Promise<void> {
  for (const { index, content } of found) {
    const { track, track_revision: revision } = z
      .object({ track: z.string(), track_revision: z.number() })
      .parse(content)
    const key = getRevisionKey({ track, track_revision: revision })
    await trx('log_credits').insert({ revision: key, index }).onConflict('revision').ignore()
    if (await strapi.db.query(revisionUid).findOne({ where: { key }, select: ['id'] })) continue
    const data = { track, revision, key, ...parseCreditsFields(content), bytes: 0, mime: 'audio/mpeg' }
    await strapi.db.query(revisionUid).create({ data })
  }
}

const rejectionSchema = z.object({
  at: z.number(),
  play_id: z.string().nullable().default(null),
  player_id: z.number(),
  zone_id: z.number(),
  reason: z.string(),
  started_at: z.number().nullable().default(null),
  sha256: z.string(),
})

/** Removes what was waiting at the time of the backup and has been appended since then. */
async function removeAppended(trx: Transaction, found: readonly FoundEntry[]): Promise<void> {
  const all = { at: 0, play: 0, arrival: Number.MAX_SAFE_INTEGER }
  const waiting = await listArrivals(trx, all, Number.MAX_SAFE_INTEGER, 100_000)
  await deleteArrivals(
    trx,
    waiting.filter(({ type, body }) =>
      found.some(
        ({ bytes, content }) => type === content.type && encodeEntry(type, content.salt, body).equals(bytes),
      ),
    ),
  )
}

/** Ids of rows that the database may have lost. They must not be assigned again. */
const idColumns = {
  player_id: 'players',
  zone_id: 'zones',
  business_unit_id: 'business_units',
  organisation_id: 'organisations',
  licence_id: 'licences',
} as const

const listIds = (found: readonly FoundEntry[], column: string): number[] =>
  found.flatMap(({ content }) => {
    const id = content[column]
    return typeof id === 'number' ? id : []
  })

async function skipIds(trx: Transaction, found: readonly FoundEntry[]): Promise<void> {
  for (const [column, table] of Object.entries(idColumns)) {
    const highest = Math.max(0, ...listIds(found, column))
    await trx.raw(`select setval('${table}_id_seq', ?) from ${table}_id_seq where last_value < ?`, [
      highest,
      highest,
    ])
  }
}

const registerIds = {
  venue: 'business_unit_id',
  zone: 'zone_id',
  calendar: 'business_unit_id',
  licence: 'licence_id',
  device: 'player_id',
} as const

/** Lets what is registered be recorded again, because the database has an earlier state than the log. */
async function forgetRegisters(trx: Transaction, found: readonly FoundEntry[]): Promise<void> {
  for (const [type, column] of Object.entries(registerIds))
    await trx('log_registers')
      .where({ type })
      .whereRaw('subject = any(?)', [listIds(ofType(found, type), column)])
      .delete()
  if (ofType(found, 'calendar').length > 0)
    await trx('log_registers').where('type', 'like', 'calendar-%').delete()
}

const keySchema = z.object({ at: z.number(), public_key: z.string(), state: z.enum(['added', 'revoked']) })

/** Restores what entries say to the tables from which they came. Returns the plays with their row ids, by index. */
export async function recoverRows(
  trx: Transaction,
  found: readonly FoundEntry[],
): Promise<Map<number, CountedPlay & { row: number }>> {
  const plays = ofType(found, 'play').map(({ index, content }) => ({
    index,
    ...parsePlayFields(content),
  }))
  const ids = await recoverPlays(
    trx,
    plays.map(({ play, signed }) => ({ ...play, ...signed })),
  )
  await recoverCredits(trx, ofType(found, 'credits'))
  await restoreRejections(
    trx,
    ofType(found, 'rejection').map(({ content }) => {
      const { at: received_at, sha256: hash, ...rejection } = rejectionSchema.parse(content)
      return { ...rejection, hash, received_at }
    }),
  )
  for (const { content } of ofType(found, 'key')) {
    const { at, public_key, state } = keySchema.parse(content)
    if (state === 'revoked') await applyRevocation(trx, public_key, at)
  }
  await removeAppended(trx, found)
  await forgetRegisters(trx, found)
  await skipIds(trx, found)
  return new Map(
    plays.map(({ index, play, signed }) => {
      const row = ids.get(play.play_id)
      if (row === undefined) throw new Error(`The play of entry ${index} cannot be stored`)
      return [index, { row, play, signed: signed ?? null }]
    }),
  )
}
