import { paymentStates } from '@bgm/validation'
import { z } from 'zod'
import { paymentProvider } from '#src/billing/provider/provider'
import type { Transaction } from '#src/platform/database/transaction'
import { compareSettlement, type KnownPayment } from './rules/settlement-differences'
import type { SettlementLine } from './rules/settlement-file'

export const rupiah = z.coerce.number()
const batchSize = 500

const attemptRows = z.array(
  z.object({
    id: z.number(),
    reference: z.string(),
    state: z.enum(paymentStates),
    received: rupiah.nullable(),
    returned: rupiah,
  }),
)
export type ListedPayment = z.output<typeof attemptRows>[number]

const returned = `(select coalesce(sum(f.amount), 0) from refunds as f
  where f.attempt_id = a.id and f.state = 'done' and f.mode = 'provider') as returned`

const columns = (trx: Transaction) => ['a.id', 'a.reference', 'a.state', 'a.received', trx.raw(returned)]

export const inBatches = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / batchSize) }, (_, index) =>
    items.slice(index * batchSize, (index + 1) * batchSize),
  )

async function findListed(trx: Transaction, lines: readonly SettlementLine[]): Promise<ListedPayment[]> {
  const payments: ListedPayment[] = []
  for (const references of inBatches([...new Set(lines.map(({ reference }) => reference))]))
    payments.push(
      ...attemptRows.parse(
        await trx('payment_attempts as a').whereIn('a.reference', references).select(columns(trx)),
      ),
    )
  return payments
}

const lineRows = z.array(
  z.object({ attempt_id: z.number(), line_key: z.string(), kind: z.string(), amount: rupiah }),
)

/** The total of each payment's refunds that earlier files list and this file does not repeat. */
async function sumSettledRefunds(
  trx: Transaction,
  attempts: readonly ListedPayment[],
  lines: readonly SettlementLine[],
): Promise<Map<number, number>> {
  const keys = new Set(lines.map(({ key }) => key))
  const sums = new Map<number, number>()
  for (const ids of inBatches(attempts.map(({ id }) => id))) {
    const rows: unknown = await trx('payment_settlement_lines')
      .whereIn('attempt_id', ids)
      .where('kind', 'refund')
      .select('attempt_id', 'line_key', 'kind', 'amount')
    for (const { attempt_id: id, line_key: key, amount } of lineRows.parse(rows))
      if (!keys.has(key)) sums.set(id, (sums.get(id) ?? 0) + amount)
  }
  return sums
}

const toKnownPayment = (
  { reference, state, received, returned: refunded }: ListedPayment,
  settledRefunds = 0,
): KnownPayment => ({
  reference,
  state,
  received,
  refunded,
  settledRefunds,
})

/**
 * The first and last time at which payments in the file were made, or were settled if the file has no
 * payment times.
 */
function getPeriod(lines: readonly SettlementLine[]) {
  const times = lines
    .filter(({ kind }) => kind === 'payment')
    .map(({ paidAt, settledAt }) => paidAt ?? settledAt)
  return times.reduce<{ from: number; until: number } | null>(
    (period, index) =>
      period
        ? { from: Math.min(period.from, index), until: Math.max(period.until, index) }
        : { from: index, until: index },
    null,
  )
}

/** Payments from the file's period that no imported file lists. */
async function listExpected(trx: Transaction, lines: readonly SettlementLine[]): Promise<KnownPayment[]> {
  const period = getPeriod(lines)
  if (!period || !paymentProvider) return []
  const rows: unknown = await trx('payment_attempts as a')
    .where('a.provider', paymentProvider.name)
    .whereNotNull('a.received')
    .whereBetween('a.paid_at', [period.from, period.until])
    // A card payment that was refunded before it was settled is not in any file.
    .whereNot({ 'a.method': 'credit_card', 'a.state': 'refunded' })
    .whereNotExists(
      trx('payment_settlement_lines as l')
        .whereRaw('l.attempt_id = a.id')
        .where('l.kind', 'payment')
        .select('l.id'),
    )
    .orderBy('a.id')
    .limit(10 * batchSize)
    .select(columns(trx))
  return attemptRows.parse(rows).map(row => toKnownPayment(row))
}

/** Compares the lines of a settlement file with the payments that they list and those that they should list. */
export async function compareWithPayments(trx: Transaction, lines: readonly SettlementLine[]) {
  const attempts = await findListed(trx, lines)
  const refunds = await sumSettledRefunds(trx, attempts, lines)
  const byReference = new Map(attempts.map(row => [row.reference, toKnownPayment(row, refunds.get(row.id))]))
  return { attempts, differences: compareSettlement(lines, byReference, await listExpected(trx, lines)) }
}
