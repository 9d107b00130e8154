import { z } from 'zod'
import { parseStoredInvoiceParties } from '#src/billing/order/invoice-parties'
import { integerColumn, jsonColumn } from '#src/platform/database/columns'
import { select } from '#src/platform/database/select'
import { sql } from '#src/platform/database/sql'
import { getWithholdingState, listSlips, withholdingRow } from './row'
import { ageBands, getAgeBand } from './rules/due'

export const withholdingsQuery = z.strictObject({ show: z.enum(['open', 'closed']).default('open') })

const maxListed = 200

const listedRow = withholdingRow.extend({
  document_id: z.string(),
  number: z.string(),
  invoice_number: z.string().nullable(),
  company_name: z.string(),
  invoice_parties: jsonColumn(z.unknown()),
  locale: z.enum(['id', 'en']).nullable(),
})

const listRows = (show: 'open' | 'closed') =>
  select(
    sql`select w.id, w.order_id, w.organisation_id, w.rate, w.basis, w.object_code, w.base, w.amount, w.state,
        w.paid_at, w.due_at, w.closed_at, r.document_id, r.number, r.invoice_number, r.company_name,
        r.invoice_parties, u.locale
      from withholdings w join orders r on r.id = w.order_id
      left join orders_placed_by_lnk p on p.order_id = r.id left join up_users u on u.id = p.user_id
      where ${show === 'open' ? sql`w.state = 'open'` : sql`w.state in ('accepted', 'paid', 'void')`}
      order by ${show === 'open' ? sql`w.due_at` : sql`w.closed_at desc`}, w.id limit ${maxListed}`,
    listedRow,
  )

const bandRow = z.object({ due_at: integerColumn, amount: integerColumn })

/** What is owed, by how long its slip is overdue. */
async function sumByAge(now: number) {
  const open = await select(
    sql`select w.due_at, w.amount from withholdings w where w.state = 'open'`,
    bandRow,
  )
  return ageBands.map(band => {
    const own = open.filter(({ due_at }) => getAgeBand(due_at, now) === band)
    return { band, count: own.length, amount: own.reduce((sum, { amount }) => sum + amount, 0) }
  })
}

/** What customers have withheld, for Finance, with the slips. Open ones are sorted by their deadline. */
export async function getWithholdingOffice(show: 'open' | 'closed', now = Date.now()) {
  const [rows, ages] = await Promise.all([listRows(show), sumByAge(now)])
  const slips = Map.groupBy(await listSlips(rows.map(({ id }) => id)), slip => slip.withholding_id)
  return {
    ages,
    withholdings: rows.map(row => {
      const own = slips.get(row.id) ?? []
      return {
        order: row.document_id,
        number: row.invoice_number ?? row.number,
        company: row.company_name,
        npwp: parseStoredInvoiceParties(row.invoice_parties)?.customer.npwp ?? '',
        /** The language in which the customer reads a note. */
        locale: row.locale ?? 'id',
        rate: row.rate,
        base: row.base,
        amount: row.amount,
        state: getWithholdingState(row, own),
        paid_at: row.paid_at,
        due_at: row.due_at,
        slips: own.map(slip => ({
          id: slip.document_id,
          number: slip.number,
          issued_on: slip.issued_on,
          base: slip.base,
          amount: slip.amount,
          state: slip.state,
          refusal: slip.refusal,
          note: slip.note,
          sent_at: slip.sent_at,
        })),
      }
    }),
  }
}
