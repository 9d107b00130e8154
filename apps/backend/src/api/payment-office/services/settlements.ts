import { paymentStates } from '@bgm/validation'
import { z } from 'zod'
import type { StaffMember } from '#src/api/payment/services/refunds'
import type { Transaction } from '#src/database/transaction'
import { paymentProvider } from '#src/payment-provider/provider'
import { newRecordId, sha256 } from '#src/runtime/cryptography'
import {
  compareSettlement,
  type KnownPayment,
  type SettlementDifference,
} from '../rules/settlement-differences'
import type { SettlementLine } from '../rules/settlement-file'
import { listStaffNames } from './staff'

const rupiah = z.coerce.number()
const batchSize = 500
const maxListed = 200

const attemptRows = z.array(
  z.object({
    id: z.number(),
    reference: z.string(),
    state: z.enum(paymentStates),
    received: rupiah.nullable(),
    returned: rupiah,
  }),
)
type Row = z.output<typeof attemptRows>[number]

const returned = `(select coalesce(sum(f.amount), 0) from refunds as f
  where f.attempt_id = a.id and f.state = 'done' and f.mode = 'provider') as returned`

const columns = (trx: Transaction) => ['a.id', 'a.reference', 'a.state', 'a.received', trx.raw(returned)]

const inBatches = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / batchSize) }, (_, at) =>
    items.slice(at * batchSize, (at + 1) * batchSize),
  )

async function findListed(trx: Transaction, lines: readonly SettlementLine[]): Promise<Row[]> {
  const found: Row[] = []
  for (const references of inBatches([...new Set(lines.map(({ reference }) => reference))]))
    found.push(
      ...attemptRows.parse(
        await trx('payment_attempts as a').whereIn('a.reference', references).select(columns(trx)),
      ),
    )
  return found
}

const lineRows = z.array(
  z.object({ attempt_id: z.number(), line_key: z.string(), kind: z.string(), amount: rupiah }),
)

/** The total of each payment's refunds that earlier files list and this file does not repeat. */
async function sumSettledRefunds(
  trx: Transaction,
  attempts: readonly Row[],
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

const known = (
  { reference, state, received, returned: refunded }: Row,
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
function periodOf(lines: readonly SettlementLine[]) {
  const times = lines
    .filter(({ kind }) => kind === 'payment')
    .map(({ paidAt, settledAt }) => paidAt ?? settledAt)
  return times.reduce<{ from: number; until: number } | null>(
    (period, at) =>
      period
        ? { from: Math.min(period.from, at), until: Math.max(period.until, at) }
        : { from: at, until: at },
    null,
  )
}

/** Payments from the file's period that no imported file lists. */
async function listExpected(trx: Transaction, lines: readonly SettlementLine[]): Promise<KnownPayment[]> {
  const period = periodOf(lines)
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
  return attemptRows.parse(rows).map(row => known(row))
}

async function compare(trx: Transaction, lines: readonly SettlementLine[]) {
  const attempts = await findListed(trx, lines)
  const refunds = await sumSettledRefunds(trx, attempts, lines)
  const byReference = new Map(attempts.map(row => [row.reference, known(row, refunds.get(row.id))]))
  return { attempts, differences: compareSettlement(lines, byReference, await listExpected(trx, lines)) }
}

const sum = (lines: readonly SettlementLine[], of: (line: SettlementLine) => number) =>
  lines.reduce((total, line) => total + of(line), 0)

const signed = ({ kind, amount }: SettlementLine) => (kind === 'payment' ? amount : -amount)

function totalsOf(lines: readonly SettlementLine[], differences: readonly SettlementDifference[]) {
  const times = lines.map(({ settledAt }) => settledAt)
  return {
    lines: lines.length,
    gross: sum(lines, signed),
    fee: sum(lines, ({ fee }) => fee),
    first_at: times.reduce((first, at) => Math.min(first, at)),
    last_at: times.reduce((last, at) => Math.max(last, at)),
    difference_count: differences.length,
    differences: differences.slice(0, maxListed),
  }
}

const knownFile = z.object({ document_id: z.string(), imported_at: z.coerce.number() }).optional()

const findFile = async (trx: Transaction, content: string) =>
  knownFile.parse(
    await trx('payment_settlements')
      .where({ sha256: sha256(content) })
      .first(),
  )

/** Returns the differences that importing the file would find, without saving anything. */
export async function checkSettlement(content: string, lines: readonly SettlementLine[]) {
  return await strapi.db.transaction(async ({ trx }) => {
    const { differences } = await compare(trx, lines)
    return {
      ...totalsOf(lines, differences),
      imported_at: (await findFile(trx, content))?.imported_at ?? null,
    }
  })
}

const idRows = z.tuple([z.object({ id: z.number() })])

/**
 * Stores the lines of known payments. A line that an earlier file also lists replaces the earlier one and
 * is not counted twice.
 */
async function storeLines(
  trx: Transaction,
  settlement: number,
  lines: readonly SettlementLine[],
  attempts: readonly Row[],
): Promise<void> {
  const ids = new Map(attempts.map(({ reference, id }) => [reference, id]))
  const rows = lines.flatMap(({ reference, key, kind, amount, fee, settledAt }) => {
    const attempt_id = ids.get(reference)
    if (attempt_id === undefined) return []
    return [
      { settlement_id: settlement, attempt_id, line_key: key, kind, amount, fee, settled_at: settledAt },
    ]
  })
  for (const batch of inBatches(rows.toSorted((a, b) => (a.line_key < b.line_key ? -1 : 1))))
    await trx('payment_settlement_lines').insert(batch).onConflict('line_key').merge()
  for (const batch of inBatches(
    [...new Set(rows.map(({ attempt_id }) => attempt_id))].toSorted((a, b) => a - b),
  ))
    await trx('payment_attempts')
      .whereIn('id', batch)
      .update({
        fee: trx.raw(
          '(select sum(l.fee) from payment_settlement_lines as l where l.attempt_id = payment_attempts.id)',
        ),
      })
}

type Import = { name: string; content: string; lines: readonly SettlementLine[]; staff: StaffMember }

/** Saves the fees of the payments in the file. Importing the same file again has no effect. */
export async function importSettlement({ name, content, lines, staff }: Import) {
  return await strapi.db.transaction(async ({ trx }) => {
    const { attempts, differences } = await compare(trx, lines)
    const { differences: listed, lines: line_count, ...totals } = totalsOf(lines, differences)
    const inserted: unknown = await trx('payment_settlements')
      .insert({
        document_id: newRecordId(),
        sha256: sha256(content),
        name,
        line_count,
        ...totals,
        imported_by: String(staff.id),
        imported_at: Date.now(),
      })
      .onConflict('sha256')
      .merge(['name', 'difference_count', 'imported_by', 'imported_at'])
      .returning('id')
    await storeLines(trx, idRows.parse(inserted)[0].id, lines, attempts)
    return { ...totals, lines: line_count, differences: listed, imported_at: Date.now() }
  })
}

const fileRows = z.array(
  z.object({
    document_id: z.string(),
    name: z.string(),
    line_count: z.number(),
    difference_count: z.number(),
    gross: rupiah,
    fee: rupiah,
    first_at: z.coerce.number(),
    last_at: z.coerce.number(),
    imported_by: z.string(),
    imported_at: z.coerce.number(),
  }),
)

/** The most recently imported files. */
export async function listSettlements() {
  const rows: unknown = await strapi.db
    .connection('payment_settlements')
    .orderBy('imported_at', 'desc')
    .limit(50)
  const files = fileRows.parse(rows)
  const names = await listStaffNames(files.map(({ imported_by }) => imported_by))
  return files.map(({ document_id: id, imported_by: by, line_count: lines, ...file }) => ({
    id,
    ...file,
    lines,
    imported_by: names.get(by) ?? by,
  }))
}
