import { randomInt } from 'node:crypto'
import { z } from 'zod'
import type { Transaction } from '#src/platform/database/transaction'
import { tokenListSize } from './rules/token-status'

/** The place of a version in the Token Status Lists. */
export type StatusIndex = { list: number; index: number }

/** How a list is divided; `parts` times `partSize` is its size. */
export type ListParts = { parts: number; partSize: number }

const parts = 256
export const listParts: ListParts = { parts, partSize: tokenListSize / parts }

/** The first number of the advisory locks of parts, which no other lock uses. */
const partLocks = 7_362_100

const numberRow = z.object({ number: z.number().nullable() })
const lockRows = z.tuple([z.object({ locked: z.boolean() })])

/** The number of the list that new versions use. The job that signs the lists opens the next one. */
export async function getOpenList(trx: Transaction): Promise<number> {
  const row: unknown = await trx('licence_status_tokens').max({ number: 'number' }).first()
  return numberRow.parse(row).number ?? 1
}

/**
 * Returns a function that draws random indexes from a random part of a list. No other transaction uses this part at
 * the same time, so that transactions never wait for the indexes of each other. An index may be in use already.
 */
export async function lockStatusIndexes(
  trx: Transaction,
  list: number,
  { parts, partSize }: ListParts,
): Promise<() => StatusIndex> {
  for (;;) {
    const part = randomInt(parts)
    const { rows }: { rows: unknown } = await trx.raw('select pg_try_advisory_xact_lock(?, ?) as locked', [
      partLocks + list,
      part,
    ])
    if (lockRows.parse(rows)[0].locked) return () => ({ list, index: part * partSize + randomInt(partSize) })
  }
}
