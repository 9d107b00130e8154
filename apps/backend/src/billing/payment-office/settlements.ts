import { z } from 'zod'
import type { StaffMember } from '#src/billing/payment/refunds'
import type { Transaction } from '#src/platform/database/transaction'
import { newRecordId, sha256 } from '#src/platform/runtime/cryptography'
import type { SettlementDifference } from './rules/settlement-differences'
import type { SettlementLine } from './rules/settlement-file'
import { compareWithPayments, inBatches, type ListedPayment, rupiah } from './settlement-comparison'
import { listStaffNames } from './staff'

const maxListed = 200

const sum = (lines: readonly SettlementLine[], of: (line: SettlementLine) => number) =>
  lines.reduce((total, line) => total + of(line), 0)

const signed = ({ kind, amount }: SettlementLine) => (kind === 'payment' ? amount : -amount)

function computeTotals(lines: readonly SettlementLine[], differences: readonly SettlementDifference[]) {
  const times = lines.map(({ settledAt }) => settledAt)
  return {
    lines: lines.length,
    gross: sum(lines, signed),
    fee: sum(lines, ({ fee }) => fee),
    first_at: times.reduce((first, index) => Math.min(first, index)),
    last_at: times.reduce((last, index) => Math.max(last, index)),
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
    const { differences } = await compareWithPayments(trx, lines)
    return {
      ...computeTotals(lines, differences),
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
  attempts: readonly ListedPayment[],
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
    const { attempts, differences } = await compareWithPayments(trx, lines)
    const { differences: listed, lines: line_count, ...totals } = computeTotals(lines, differences)
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
