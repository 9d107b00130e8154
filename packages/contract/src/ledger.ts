import { ledgerKinds, paymentMethods } from '@bgm/validation'
import { z } from 'zod'
import { endpoints, get } from './endpoint'
import { optional, pageQuery, searchText } from './query'
import { dataStreamOf, pageOf } from './response'
import { isoDateTime, money } from './values'
import { withholdingSummary } from './withholdings'

export const ledgerEntry = z.object({
  id: z.string(),
  at: isoDateTime,
  kind: z.enum(ledgerKinds),
  /** What is owed because of the entry, and what is no longer owed; one of them is 0. */
  charge: money,
  credit: money,
  /** False for withheld tax whose slip has not been accepted, which does not change the balance. */
  counted: z.boolean(),
  /** What was owed after the entry; negative if the customer has paid more. */
  balance: money,
  /** The orders concerned, of which up to three are listed, by the number of their invoice if they have one. */
  orders: z.array(z.object({ id: z.string(), number: z.string() })),
  order_count: z.number(),
  /** The name of the first unit, and the number of units of all orders concerned. */
  unit: z.string(),
  unit_count: z.number(),
  /** How money was received; `difference` is a transfer of withheld tax for which there is no slip. */
  method: z.enum([...paymentMethods, 'bank-transfer', 'difference']).nullable(),
  /** The reference of a payment or payout. */
  reference: z.string(),
  slip: withholdingSummary.shape.state.nullable(),
  document: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('invoice'), order: z.string() }),
      z.object({ kind: z.literal('receipt'), order: z.string(), attempt: z.string() }),
      z.object({ kind: z.literal('slip'), order: z.string() }),
      z.object({ kind: z.literal('credit-note'), order: z.string(), number: z.string() }),
    ])
    .nullable(),
})
export type LedgerEntry = z.output<typeof ledgerEntry>

/** Why a balance is what it is: the parts that are owed minus `held` are the balance. */
export const ledgerBalance = z.object({
  balance: money,
  /** Withheld tax whose slip has not been accepted. */
  withheld: money,
  /** Payments that a bank has taken back. */
  reversed: money,
  /** Money that was received, but has paid no order and was not returned. */
  held: money,
  /** Orders that await payment. They are owed once they are paid, and are not part of the balance. */
  unpaid: z.object({ count: z.number(), total: money }),
})
export type LedgerBalance = z.output<typeof ledgerBalance>

const filter = {
  /** Matches part of the number of an order, invoice or credit note, or of the name of a unit. */
  q: searchText,
  kind: optional(z.enum(ledgerKinds)),
  /** The first and last day in Jakarta, both inclusive. */
  from: optional(z.iso.date()),
  to: optional(z.iso.date()),
}
export const ledgerFilter = z.strictObject(filter)
export type LedgerFilter = z.input<typeof ledgerFilter>

/** Balances before and after the days of the filter, and what was charged, paid and returned in them. */
const ledgerMeta = {
  now: ledgerBalance,
  opening: money,
  closing: money,
  charged: money,
  paid: money,
  returned: money,
}

const reader = { caller: 'member', permission: 'invoice.read' } as const

/**
 * The account of an organisation with us, oldest entry first. Members whose access is limited to some units cannot read
 * it (403), because payments can be for several units.
 */
export const ledger = endpoints({
  list: get('/ledger', {
    ...reader,
    query: z.strictObject({ ...filter, ...pageQuery }),
    response: pageOf(ledgerEntry, ledgerMeta),
    limits: ['ledger-account'],
  }),
  /** All matching entries, up to 10,000. */
  export: get('/ledger/export', {
    ...reader,
    query: ledgerFilter,
    response: dataStreamOf(ledgerEntry),
    limits: ['ledger-export-account'],
  }),
})
