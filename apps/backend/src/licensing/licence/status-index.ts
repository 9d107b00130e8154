import { randomInt } from 'node:crypto'
import { z } from 'zod'
import type { Transaction } from '#src/platform/database/transaction'
import { tokenListSize } from './rules/token-status'
import { issuerUrl } from './sign'

/** The place of a version in the Token Status Lists. */
export type StatusIndex = { list: OpenList; index: number }

type OpenList = { number: number; uri: string }

/** How a list is divided; `parts` times `partSize` is its size. */
export type ListParts = { parts: number; partSize: number }

const parts = 256
export const listParts: ListParts = { parts, partSize: tokenListSize / parts }

/** The first number of the advisory locks of parts, which no other lock uses. */
const partLocks = 7_362_100

const listRow = z.object({ number: z.number(), uri: z.string() })
const newestRow = z.object({ number: z.number().nullable() })
const lockRows = z.tuple([z.object({ locked: z.boolean() })])

/**
 * Opens a list unless it exists. Its address never changes, because licences name it.
 */
export async function openList(trx: Transaction, number: number): Promise<void> {
  await trx('licence_status_tokens')
    .insert({ number, uri: `${issuerUrl}/s/${number}` })
    .onConflict('number')
    .ignore()
}

/**
 * The list that new versions use: the newest one at the address of this site, so that processes with different
 * addresses each use their own. A new one is opened if there is none, or if that one is `full`; usually, the job that
 * signs the lists opens it when the last one is half full.
 */
export async function getOpenList(trx: Transaction, full?: OpenList): Promise<OpenList> {
  const own: unknown = await trx('licence_status_tokens')
    .whereRaw("uri = ? || '/s/' || number", issuerUrl)
    .orderBy('number', 'desc')
    .first('number', 'uri')
  const last = listRow.optional().parse(own)
  if (last && last.number !== full?.number) return last
  const newest: unknown = await trx('licence_status_tokens').max({ number: 'number' }).first()
  await openList(trx, (newestRow.parse(newest).number ?? 0) + 1)
  // Another process may have opened a list of this number.
  return await getOpenList(trx, full)
}

const indexRows = z.array(z.object({ status_index: z.number() }))

/** The indexes of a part that versions use. */
async function listUsedIndexes(
  trx: Transaction,
  { number }: OpenList,
  first: number,
  size: number,
): Promise<Set<number>> {
  const rows: unknown = await trx('licence_versions')
    .where('status_list', number)
    .whereBetween('status_index', [first, first + size - 1])
    .select('status_index')
  return new Set(indexRows.parse(rows).map(({ status_index }) => status_index))
}

/**
 * Returns a function that draws random indexes from a random part of a list, each one once. No other transaction uses
 * this part at the same time, so that transactions never wait for the indexes of each other. In a part that is full, an
 * index is in use already.
 */
export async function lockStatusIndexes(
  trx: Transaction,
  list: OpenList,
  { parts, partSize }: ListParts,
): Promise<() => StatusIndex> {
  for (;;) {
    const part = randomInt(parts)
    const { rows }: { rows: unknown } = await trx.raw('select pg_try_advisory_xact_lock(?, ?) as locked', [
      partLocks + list.number,
      part,
    ])
    if (!lockRows.parse(rows)[0].locked) continue
    const first = part * partSize
    const used = await listUsedIndexes(trx, list, first, partSize)
    return () => {
      let index = first + randomInt(partSize)
      while (used.has(index) && used.size < partSize) index = first + randomInt(partSize)
      used.add(index)
      return { list, index }
    }
  }
}
