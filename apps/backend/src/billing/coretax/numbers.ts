import { cleanCode } from '@bgm/validation'
import { z } from 'zod'
import { readTable, type TableLine } from '#src/platform/csv/table'
import type { Transaction } from '#src/platform/database/transaction'
import { HttpError } from '#src/platform/http/errors'
import { lockCoretax } from './files'

export const answerMaxCharacters = 1_500_000
const maxRows = 10_000

const columns = {
  reference: ['referensi', 'nomor_referensi', 'reference', 'refdesc'],
  number: ['nomor_faktur_pajak', 'nomor_seri_faktur_pajak', 'nsfp', 'tax_invoice_number'],
  status: ['status_faktur', 'status', 'tax_invoice_status'],
  message: ['keterangan', 'alasan', 'pesan', 'message', 'error'],
} as const

/** What Coretax says of one invoice. `line` is the row number in a spreadsheet. */
export type Answer = {
  line: number
  reference: string
  number: string | null
  /** Why the invoice was rejected; null if it was not. */
  rejection: string | null
}

const refused = /reject|tolak|gagal|invalid/i

/** Reads a list of Coretax as CSV. Throws 400 (`coretax-unreadable` or `coretax-columns`). */
export async function readAnswers(content: string): Promise<Answer[]> {
  const table = await readTable(content, maxRows)
  if ('problem' in table || table.isCut)
    throw new HttpError(400, 'The file cannot be read', { code: 'coretax-unreadable' })
  const find = (names: readonly string[]) => table.columns.find(column => names.includes(column))
  const [reference, number, status, message] = [
    columns.reference,
    columns.number,
    columns.status,
    columns.message,
  ].map(find)
  if (!reference || !number) throw new HttpError(400, 'The file lacks columns', { code: 'coretax-columns' })
  const read = ({ cell }: TableLine, column: string | undefined) =>
    column === undefined ? '' : cleanCode(cell(column).slice(0, 500)).trim()
  return table.lines.flatMap(row => {
    const code = read(row, number).replace(/[.\s-]/g, '')
    const state = read(row, status)
    const answer = {
      line: row.line,
      reference: read(row, reference),
      number: /^\d{17}$/.test(code) ? code : null,
      rejection: refused.test(state) ? read(row, message) || state : null,
    }
    return answer.number === null && answer.rejection === null ? [] : [answer]
  })
}

/** The number that Coretax has assigned to the invoice of an order. */
export async function findTaxInvoiceNumber(order: number): Promise<string | null> {
  const row: unknown = await strapi.db
    .connection('tax_invoices')
    .where({ order_id: order, state: 'numbered' })
    .first('number')
  return z.object({ number: z.string() }).optional().parse(row)?.number ?? null
}

export type AnswerProblem = 'unknown' | 'not-exported' | 'other-number' | 'taken' | 'twice'

const knownRows = z.array(
  z.object({
    invoice_number: z.string(),
    id: z.number().nullable(),
    state: z.string().nullable(),
    number: z.string().nullable(),
  }),
)

type Compared = {
  numbered: { id: number; number: string }[]
  rejected: { id: number; rejection: string }[]
  unchanged: number
  problems: { line: number; reference: string; problem: AnswerProblem }[]
}

async function compare(trx: Transaction, answers: readonly Answer[]): Promise<Compared> {
  const { rows } = await trx.raw(
    `select r.invoice_number, t.id, t.state, t.number from orders r
      left join tax_invoices t on t.order_id = r.id and t.state in ('exported', 'numbered')
      where r.invoice_number = any(?::text[])`,
    [answers.map(({ reference }) => reference)],
  )
  const known = new Map(knownRows.parse(rows).map(row => [row.invoice_number, row]))
  const numbers = answers.flatMap(({ number }) => number ?? [])
  const taken: unknown = await trx('tax_invoices').whereIn('number', numbers).select('number', 'id')
  const owners = new Map(
    z
      .array(z.object({ number: z.string(), id: z.number() }))
      .parse(taken)
      .map(row => [row.number, row.id]),
  )
  const result: Compared = { numbered: [], rejected: [], unchanged: 0, problems: [] }
  const seen = new Set<string>()
  const judge = ({ reference, number, rejection }: Answer): AnswerProblem | null => {
    const row = known.get(reference)
    if (!row) return 'unknown'
    if (row.id === null) return 'not-exported'
    if (seen.has(reference) || (number !== null && seen.has(number))) return 'twice'
    seen.add(reference)
    if (number === null) {
      if (row.state === 'numbered') return 'other-number'
      result.rejected.push({ id: row.id, rejection: rejection ?? '' })
      return null
    }
    seen.add(number)
    if (row.number === number) result.unchanged += 1
    else if (row.number !== null) return 'other-number'
    else if (owners.has(number)) return 'taken'
    else result.numbered.push({ id: row.id, number })
    return null
  }
  for (const answer of answers) {
    const problem = judge(answer)
    if (problem) result.problems.push({ line: answer.line, reference: answer.reference, problem })
  }
  return result
}

const summarise = ({ numbered, rejected, unchanged, problems }: Compared) => ({
  numbered: numbered.length,
  rejected: rejected.length,
  unchanged,
  problem_count: problems.length,
  problems: problems.slice(0, 200),
})

/** What an import would change. */
export const checkAnswers = (answers: readonly Answer[]) =>
  strapi.db.transaction(async ({ trx }) => summarise(await compare(trx, answers)))

/**
 * Stores the numbers and rejections of invoices that were exported. Lines with a problem change nothing, and importing a
 * list again has no effect.
 */
export const importAnswers = (answers: readonly Answer[]) =>
  strapi.db.transaction(async ({ trx }) => {
    await lockCoretax(trx)
    const compared = await compare(trx, answers)
    const update = (set: string, rows: object[]) =>
      trx.raw(
        `update tax_invoices t set ${set}, answered_at = ?
          from jsonb_to_recordset(?::jsonb) as v(id integer, number text, rejection text) where v.id = t.id`,
        [Date.now(), JSON.stringify(rows)],
      )
    await update(`state = 'numbered', number = v.number`, compared.numbered)
    await update(`state = 'rejected', rejection = v.rejection`, compared.rejected)
    return summarise(compared)
  })
