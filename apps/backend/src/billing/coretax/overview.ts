import { z } from 'zod'
import { jakartaMidnight, toJakartaDate } from '#src/platform/runtime/jakarta'
import { listTaxInvoiceFiles } from './files'
import {
  type CoretaxInvoice,
  countInvoices,
  hasInexactTax,
  listProblems,
  type Month,
  readWaitingInvoices,
} from './invoices'
import { listTaxReturns } from './returns'

const maxListed = 200

const getMonth = (name: string, year: number, month: number): Month => ({
  name,
  start: jakartaMidnight(year, month, 1),
  end: jakartaMidnight(year, month + 1, 1),
})

/** A calendar month in Jakarta, `YYYY-MM`. */
export const coretaxMonth = z
  .string()
  .regex(/^20\d\d-(?:0[1-9]|1[0-2])$/)
  .transform((name): Month => {
    const [year = 0, month = 1] = name.split('-').map(Number)
    return getMonth(name, year, month - 1)
  })

/** The number of invoices of the previous month, in Jakarta, that are in no file. */
export async function countUnexportedTaxInvoices(now = new Date()): Promise<number> {
  const { year, month } = toJakartaDate(now)
  const { invoices, exported, numbered } = await countInvoices(getMonth('', year, month - 1))
  return invoices - exported - numbered
}

const toView = (invoice: CoretaxInvoice) => ({
  order: invoice.document_id,
  number: invoice.invoice_number,
  company: invoice.parties?.customer.company_name ?? '',
  problems: listProblems(invoice),
  rejection: invoice.state === 'rejected' ? invoice.rejection : null,
})

/** What Finance has to do for a month: the first invoices that are incomplete or were rejected, and the files. */
export async function getCoretaxOverview(month: Month) {
  const [counts, files, returns] = await Promise.all([
    countInvoices(month),
    listTaxInvoiceFiles(month),
    listTaxReturns(month),
  ])
  const incomplete: CoretaxInvoice[] = []
  const rejected: CoretaxInvoice[] = []
  let [waiting, inexact] = [0, 0]
  for await (const batch of readWaitingInvoices(month)) {
    waiting += batch.length
    inexact += batch.filter(hasInexactTax).length
    incomplete.push(...batch.filter(invoice => listProblems(invoice).length > 0))
    rejected.push(...batch.filter(({ state }) => state === 'rejected'))
  }
  return {
    ...counts,
    // Coretax accepts invoices until the 20th of the next month.
    due_at: month.end.getTime() + 20 * 86_400_000 - 1,
    ready: waiting - incomplete.length,
    incomplete_count: incomplete.length,
    incomplete: incomplete.slice(0, maxListed).map(toView),
    rejected: rejected.slice(0, maxListed).map(toView),
    inexact,
    files,
    returns,
  }
}
