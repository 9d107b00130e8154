import { z } from 'zod'
import { type InvoiceParties, parseStoredInvoiceParties } from '#src/billing/order/invoice-parties'
import { getLineTitle, getUnitLabel, listLines, type OrderLine } from '#src/billing/order/line-row'
import { divideTax, parseTax, storedTax, type Tax } from '#src/billing/order/rules/tax'
import { integerColumn, jsonColumn } from '#src/platform/database/columns'
import { select } from '#src/platform/database/select'
import { type Sql, sql } from '#src/platform/database/sql'
import { toJakartaDay } from '#src/platform/runtime/jakarta'
import { toTaxIdentity } from './rules/tax-identity'
import type { TaxInvoice } from './rules/xml'

/** Why Coretax would reject an invoice. */
export type InvoiceProblem = 'seller' | 'buyer-npwp' | 'buyer-name' | 'buyer-address'

const invoiceRow = z
  .object({
    id: integerColumn,
    document_id: z.string(),
    invoice_number: z.string(),
    line_count: integerColumn,
    paid_at: z.date(),
    total: integerColumn,
    tax: jsonColumn(storedTax),
    invoice_parties: jsonColumn(z.unknown()),
    state: z.string().nullable(),
    tax_number: z.string().nullable(),
    rejection: z.string().nullable(),
  })
  .transform(({ tax, invoice_parties, ...row }) => ({
    ...row,
    tax: parseTax(tax, row.total),
    parties: parseStoredInvoiceParties(invoice_parties),
  }))

/** An issued invoice with PPN, and what has become of it in Coretax: the newest of its tax invoices. */
export type CoretaxInvoice = z.output<typeof invoiceRow>

export type Month = { name: string; start: Date; end: Date }

const invoicesFrom = ({ start, end }: Month): Sql => sql`from orders r
  left join lateral (select t.state, t.number as tax_number, t.rejection from tax_invoices t
    where t.order_id = r.id order by t.id desc limit 1) t on true
  where r.state = 'paid' and r.invoice_number is not null and r.tax is not null
    and r.paid_at >= ${start} and r.paid_at < ${end}`

const columns = sql`r.id, r.document_id, r.invoice_number, r.line_count, r.paid_at, r.total, r.tax,
  r.invoice_parties, t.state, t.tax_number, t.rejection`

const batchSize = 500

/** The invoices that are not in a file: never exported, withdrawn or rejected; in batches, in the order of their orders. */
export async function* readWaitingInvoices(month: Month): AsyncGenerator<CoretaxInvoice[]> {
  for (let after = 0; ; ) {
    const batch = await select(
      sql`select ${columns} ${invoicesFrom(month)} and coalesce(t.state, '') not in ('exported', 'numbered')
        and r.id > ${after} order by r.id limit ${batchSize}`,
      invoiceRow,
    )
    if (batch.length > 0) yield batch
    const last = batch.at(-1)
    if (!last || batch.length < batchSize) return
    after = last.id
  }
}

const counts = z.object({ invoices: integerColumn, exported: integerColumn, numbered: integerColumn })

export async function countInvoices(month: Month) {
  const [row] = await select(
    sql`select count(*) as invoices, count(*) filter (where t.state = 'exported') as exported,
      count(*) filter (where t.state = 'numbered') as numbered ${invoicesFrom(month)}`,
    counts,
  )
  return row ?? { invoices: 0, exported: 0, numbered: 0 }
}

export function listProblems({ parties }: CoretaxInvoice): InvoiceProblem[] {
  if (!parties) return ['buyer-npwp']
  const { seller, customer } = parties
  const problems: [InvoiceProblem, boolean][] = [
    ['seller', toTaxIdentity(seller.npwp) === null],
    ['buyer-npwp', toTaxIdentity(customer.npwp) === null],
    ['buyer-name', customer.company_name.trim() === ''],
    ['buyer-address', customer.address.join('').trim() === ''],
  ]
  return problems.flatMap(([problem, applies]) => (applies ? [problem] : []))
}

/** Whether the tax of an invoice of an earlier release, in whole rupiah, differs from its rate times its base. */
export const hasInexactTax = ({ tax, line_count }: CoretaxInvoice): boolean =>
  tax !== null && Math.abs(tax.sen.amount - (tax.sen.base * tax.rate) / 100) > 0.5 * line_count + 1e-6

const periods = { monthly: 'bulanan', yearly: 'tahunan' }

const describeService = (line: OrderLine): string =>
  `Langganan musik latar ${getLineTitle(line, 'id')}, ${periods[line.billing_period]}, ${getUnitLabel(line)}`

type Priced = { parties: InvoiceParties; tax: Tax; lines: readonly OrderLine[] }

/**
 * The invoice as Coretax expects it, with the transaction code 04 for a tax base that is a fraction of the price. Services
 * without a code of their own have the code 000000; UM.0033 is "other".
 */
function toTaxInvoice(invoice: CoretaxInvoice, { parties, tax, lines }: Priced): TaxInvoice {
  const [seller, buyer] = [parties.seller, parties.customer].map(({ npwp }) => toTaxIdentity(npwp))
  if (!seller || !buyer) throw new Error(`${invoice.invoice_number} has no tax identity`)
  const amounts = divideTax(
    tax,
    lines.map(({ total }) => total),
    invoice.paid_at,
  )
  return {
    TaxInvoiceDate: toJakartaDay(invoice.paid_at.getTime()),
    TaxInvoiceOpt: 'Normal',
    TrxCode: '04',
    AddInfo: '',
    CustomDoc: '',
    RefDesc: invoice.invoice_number,
    FacilityStamp: '',
    SellerIDTKU: seller.idtku,
    BuyerTin: buyer.tin,
    BuyerDocument: 'TIN',
    BuyerCountry: 'IDN',
    BuyerDocumentNumber: '',
    BuyerName: parties.customer.company_name,
    BuyerAdress: parties.customer.address.join(', '),
    BuyerEmail: '',
    BuyerIDTKU: buyer.idtku,
    goodServices: lines.map((line, index) => {
      const { price = 0, base = 0, amount = 0 } = amounts[index] ?? {}
      return {
        Opt: 'B',
        Code: '000000',
        Name: describeService(line),
        Unit: 'UM.0033',
        Price: price,
        Qty: '1',
        TotalDiscount: 0,
        TaxBase: price,
        OtherTaxBase: base,
        VATRate: tax.rate,
        VAT: amount,
        STLGRate: '0',
        STLG: 0,
      }
    }),
  }
}

/** Loads the lines of invoices without problems. */
export async function buildTaxInvoices(invoices: readonly CoretaxInvoice[]): Promise<TaxInvoice[]> {
  const lines = await listLines(invoices.map(({ id }) => id))
  return invoices.flatMap(invoice => {
    const { parties, tax } = invoice
    return parties && tax ? [toTaxInvoice(invoice, { parties, tax, lines: lines.get(invoice.id) ?? [] })] : []
  })
}
