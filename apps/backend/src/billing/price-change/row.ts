import { billingPeriods } from '@bgm/validation'
import { z } from 'zod'
import { integerColumn } from '#src/platform/database/columns'
import { select } from '#src/platform/database/select'
import { inArray, type Sql, sql } from '#src/platform/database/sql'
import { type PriceChangeState, priceChangeStates } from './rules/state'

const changeRow = z.object({
  id: integerColumn,
  document_id: z.string(),
  starts_at: integerColumn,
  reason: z.string(),
  proposed_by: integerColumn,
  proposed_by_name: z.string(),
  proposed_at: integerColumn,
})

const priceRow = z.object({
  price_change_id: integerColumn,
  package_key: z.string(),
  billing_period: z.enum(billingPeriods),
  old_price: integerColumn.nullable(),
  new_price: integerColumn.nullable(),
})
/** A price before and after a change, in whole rupiah; null if the package is not sold in this period. */
export type ChangedPrice = Omit<z.output<typeof priceRow>, 'price_change_id'>

const eventRow = z.object({
  price_change_id: integerColumn,
  state: z.enum(priceChangeStates),
  staff_id: integerColumn.nullable(),
  staff_name: z.string().nullable(),
  reason: z.string().nullable(),
  at: integerColumn,
})
export type PriceChangeEvent = Omit<z.output<typeof eventRow>, 'price_change_id'>

export type PriceChange = z.output<typeof changeRow> & {
  state: PriceChangeState
  prices: ChangedPrice[]
  /** What happened since it was proposed, oldest first. */
  events: PriceChangeEvent[]
}

/** The changes that match, newest first. */
export async function listPriceChangeRows(
  where: Sql,
  { limit = 100, offset = 0 } = {},
): Promise<PriceChange[]> {
  const rows = await select(
    sql`select id, document_id, starts_at, reason, proposed_by, proposed_by_name, proposed_at from price_changes
      where ${where} order by id desc limit ${limit} offset ${offset}`,
    changeRow,
  )
  const ids = inArray(
    sql`price_change_id`,
    rows.map(({ id }) => id),
  )
  const prices = await select(
    sql`select price_change_id, package_key, billing_period, old_price, new_price from price_change_prices
      where ${ids} order by id`,
    priceRow,
  )
  const events = await select(
    sql`select price_change_id, state, staff_id, staff_name, reason, at from price_change_events
      where ${ids} order by id`,
    eventRow,
  )
  return rows.map(row => {
    const own = events.filter(({ price_change_id }) => price_change_id === row.id)
    return {
      ...row,
      state: own.at(-1)?.state ?? 'proposed',
      prices: prices.filter(({ price_change_id }) => price_change_id === row.id),
      events: own,
    }
  })
}

export const findPriceChange = async (documentId: string): Promise<PriceChange | null> =>
  (await listPriceChangeRows(sql`document_id = ${documentId}`))[0] ?? null
