import type { ZoneBatch as ZoneBatchView } from '@bgm/contract'
import { type ZoneBatchAction, zoneBatchActionSchema, zoneBatchSkipReasons } from '@bgm/validation'
import { z } from 'zod'
import { type Page, paginateIds, sortByIds } from '#src/platform/database/paginate-rows'
import { toPagination } from '#src/platform/http/implement'
import type { Account } from '#src/platform/http/request-context'
import { newRecordId } from '#src/platform/runtime/cryptography'

/** Batches and their results are deleted after a day. */
const lifetime = 24 * 60 * 60_000
/** A batch without progress for this long, in milliseconds, is considered to have failed permanently. */
const staleAfter = 15 * 60_000
const insertSize = 300

const batchRow = z.object({
  id: z.number(),
  document_id: z.string(),
  organisation_id: z.number(),
  user_id: z.number(),
  action: z
    .string()
    .transform((text): ZoneBatchAction => zoneBatchActionSchema.parse(JSON.parse(text) as unknown)),
  total: z.number(),
  created_at: z.coerce.number(),
  changed_at: z.coerce.number(),
})
export type ZoneBatch = z.output<typeof batchRow>

export const zoneBatchResults = ['done', ...zoneBatchSkipReasons] as const
export type ZoneBatchResult = (typeof zoneBatchResults)[number]

const batches = () => strapi.db.connection('zone_batches')
const items = () => strapi.db.connection('zone_batch_items')

export async function findZoneBatch(
  where: Record<string, unknown>,
  now = Date.now(),
): Promise<ZoneBatch | null> {
  const row: unknown = await batches().where(where).where('expires_at', '>', now).first()
  return row ? batchRow.parse(row) : null
}

type NewBatch = { organisation: number; account: Account; action: ZoneBatchAction; key: string }

/** Inserts a batch and its zones. Call this in the transaction that adds its job. */
export async function insertZoneBatch(
  { organisation, account, action, key }: NewBatch,
  zones: readonly number[],
): Promise<string> {
  const document_id = newRecordId()
  const now = Date.now()
  await strapi.db.transaction(async ({ trx }) => {
    const [row] = z.array(z.object({ id: z.number() })).parse(
      await trx('zone_batches')
        .insert({
          document_id,
          organisation_id: organisation,
          user_id: account.id,
          request_key: key,
          action: JSON.stringify(action),
          total: zones.length,
          created_at: now,
          changed_at: now,
          expires_at: now + lifetime,
        })
        .returning('id'),
    )
    const rows = zones.map(zone_id => ({ batch_id: row?.id, zone_id }))
    for (let index = 0; index < rows.length; index += insertSize)
      await trx('zone_batch_items').insert(rows.slice(index, index + insertSize))
  })
  return document_id
}

const itemRows = z.array(z.object({ id: z.number(), zone_id: z.number() }))
export type ZoneBatchItem = z.output<typeof itemRows>[number]

/** The next zones that have no result yet. */
export const listOpenItems = async ({ id }: ZoneBatch, limit: number): Promise<ZoneBatchItem[]> =>
  itemRows.parse(await items().where({ batch_id: id }).whereNull('result').orderBy('id').limit(limit))

/**
 * Stores a zone's result within the surrounding transaction. Returns false if another run has already done
 * so.
 */
export async function storeResult({ id }: ZoneBatchItem, result: ZoneBatchResult): Promise<boolean> {
  const count: number = await strapi.db.transaction(({ trx }) =>
    trx('zone_batch_items').where({ id }).whereNull('result').update({ result }),
  )
  return count === 1
}

export const touchZoneBatch = async ({ id }: ZoneBatch): Promise<void> => {
  await batches().where({ id }).update({ changed_at: Date.now() })
}

const countRows = z.array(z.object({ result: z.enum(zoneBatchResults).nullable(), zones: z.coerce.number() }))

function getState({ changed_at, total }: ZoneBatch, handled: number, now: number): ZoneBatchView['state'] {
  if (handled >= total) return 'done'
  if (changed_at < now - staleAfter) return 'failed'
  return handled > 0 ? 'running' : 'waiting'
}

const resultRows = z.array(
  z.object({
    id: z.number(),
    result: z.enum(zoneBatchResults).nullable(),
    documentId: z.string(),
    name: z.string(),
    unit: z.string(),
    players: z.coerce.number(),
  }),
)

/** The number of players that are paired with the zone `z`. */
const countPlayers = () =>
  strapi.db
    .connection('players as p')
    .whereRaw('p.zone_id = z.id')
    .whereNull('p.revoked_at')
    .count('*')
    .as('players')

/** How many of the changed zones have no player that could follow. */
async function countUnpaired({ id }: ZoneBatch): Promise<number> {
  const [row] = z
    .array(z.object({ zones: z.coerce.number() }))
    .parse(
      await strapi.db
        .connection('zone_batch_items as i')
        .where({ 'i.batch_id': id, 'i.result': 'done' })
        .whereNotExists(
          strapi.db.connection('players as p').whereRaw('p.zone_id = i.zone_id').whereNull('p.revoked_at'),
        )
        .count({ zones: '*' }),
    )
  return row?.zones ?? 0
}

async function listResults({ id }: ZoneBatch, page: Page) {
  const rows = strapi.db
    .connection('zone_batch_items as i')
    .join('zones as z', 'z.id', 'i.zone_id')
    .join('business_units as u', 'u.id', 'z.business_unit_id')
    .where('i.batch_id', id)
  const refusedFirst = `case when i.result is null then 1 when i.result = 'done' then 2 else 0 end`
  const sorting = [{ by: refusedFirst }, { by: 'u.name' }, { by: 'z.number' }, { by: 'i.id' }]
  const { ids, pagination } = await paginateIds(rows, 'i', sorting, page)
  const resultsOfPage: unknown = await rows
    .clone()
    .whereIn('i.id', ids)
    .select('i.id', 'i.result', 'z.document_id as documentId', 'z.name', 'u.name as unit', countPlayers())
  const data = sortByIds(ids, resultRows.parse(resultsOfPage)).map(
    ({ result, unit, documentId, name, players }) => ({
      zone: { id: documentId, name },
      unit,
      result,
      paired: players > 0,
    }),
  )
  return { data, meta: { pagination: toPagination(pagination) } }
}

/** A batch with its progress and a page of its zones, skipped zones first. */
export async function getZoneBatchView(batch: ZoneBatch, page: Page, now = Date.now()) {
  const counted: unknown = await items()
    .where({ batch_id: batch.id })
    .groupBy('result')
    .select('result')
    .count({ zones: '*' })
  const counts = countRows.parse(counted)
  const sum = (wanted: (result: ZoneBatchResult | null) => boolean) =>
    counts.reduce((total, { result, zones }) => total + (wanted(result) ? zones : 0), 0)
  const done = sum(result => result === 'done')
  const refused = sum(result => result !== null && result !== 'done')
  return {
    id: batch.document_id,
    action: batch.action,
    state: getState(batch, done + refused, now),
    done,
    refused,
    unpaired: await countUnpaired(batch),
    total: batch.total,
    created_at: new Date(batch.created_at),
    results: await listResults(batch, page),
  }
}

/** Deletes batches a day after they were started. */
export async function deleteExpiredZoneBatches(now = Date.now()): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const expired = trx('zone_batches').where('expires_at', '<=', now).select('id')
    await trx('zone_batch_items').whereIn('batch_id', expired).delete()
    await trx('zone_batches').where('expires_at', '<=', now).delete()
  })
}
