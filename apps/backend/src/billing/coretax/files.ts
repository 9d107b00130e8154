import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import type { StaffMember } from '#src/billing/payment/refunds'
import { listStaffNames } from '#src/billing/payment-office/staff'
import { insertRows } from '#src/platform/database/insert-rows'
import type { Transaction } from '#src/platform/database/transaction'
import { HttpError, notFound } from '#src/platform/http/errors'
import { newRecordId, sha256 } from '#src/platform/runtime/cryptography'
import { mapInSlices } from '#src/platform/runtime/map-in-slices'
import { openPrivateFiles } from '#src/platform/storage/private-files'
import {
  buildTaxInvoices,
  type CoretaxInvoice,
  listProblems,
  type Month,
  readWaitingInvoices,
} from './invoices'
import { toTaxIdentity } from './rules/tax-identity'
import { maxInvoicesPerFile, writeTaxInvoice, writeTaxInvoiceBulk } from './rules/xml'

/** A file with more lines would take long to upload and to check. */
const maxLines = 10_000
const batchSize = 100

const files = openPrivateFiles('coretax')

const fileRow = z.object({
  id: z.number(),
  document_id: z.string(),
  month: z.string(),
  invoice_count: z.number(),
  sha256: z.string(),
  exported_by: z.string(),
  exported_at: z.coerce.number(),
  downloaded_at: z.coerce.number().nullable(),
  withdrawn_at: z.coerce.number().nullable(),
})
type FileRow = z.output<typeof fileRow>

/** Two exports or imports at once wait for each other. The number is that of no other advisory lock. */
export const lockCoretax = (trx: Transaction): Promise<unknown> =>
  trx.raw('select pg_advisory_xact_lock(7362001)')

/** The first invoices without problems that fit into one file. A file has at least one. */
async function listExportable(month: Month): Promise<CoretaxInvoice[]> {
  const exportable: CoretaxInvoice[] = []
  let lines = 0
  for await (const batch of readWaitingInvoices(month))
    for (const invoice of batch) {
      if (listProblems(invoice).length > 0) continue
      lines += invoice.line_count
      const isFull = exportable.length === maxInvoicesPerFile || lines > maxLines
      if (isFull && exportable.length > 0) return exportable
      exportable.push(invoice)
    }
  return exportable
}

async function writeFile(invoices: readonly CoretaxInvoice[]): Promise<string> {
  const written: string[] = []
  for (let start = 0; start < invoices.length; start += batchSize) {
    const built = await buildTaxInvoices(invoices.slice(start, start + batchSize))
    written.push(...(await mapInSlices(built, writeTaxInvoice)))
  }
  const seller = toTaxIdentity(invoices[0]?.parties?.seller.npwp ?? '')
  return writeTaxInvoiceBulk(seller?.tin ?? '', written)
}

/**
 * Writes the next invoices of a month into a file and marks them, so that none is in two files. Throws 409
 * (`coretax-nothing`) if no complete invoice is left.
 */
export const exportTaxInvoices = async (month: Month, staff: StaffMember): Promise<string> =>
  await strapi.db.transaction(async ({ trx }) => {
    await lockCoretax(trx)
    const invoices = await listExportable(month)
    if (invoices.length === 0)
      throw new HttpError(409, 'No complete invoice is left', { code: 'coretax-nothing' })
    const bytes = Buffer.from(await writeFile(invoices))
    const document_id = newRecordId()
    const row = {
      document_id,
      month: month.name,
      invoice_count: invoices.length,
      sha256: sha256(bytes),
      exported_by: String(staff.id),
      exported_at: Date.now(),
    }
    await files.write(`${document_id}.xml`, bytes)
    const inserted: unknown = await trx('coretax_files').insert(row).returning('id')
    const [{ id: file_id }] = z.tuple([z.object({ id: z.number() })]).parse(inserted)
    await insertRows(
      trx,
      'tax_invoices',
      invoices.map(({ id }) => ({ file_id, order_id: id, state: 'exported' })),
      'returning id',
    )
    return document_id
  })

async function lockFile(trx: Transaction, document_id: string): Promise<FileRow> {
  const row: unknown = await trx('coretax_files').where({ document_id }).forUpdate().first()
  if (!row) throw notFound()
  return fileRow.parse(row)
}

type Reasoned = { id: string; reason: string | null; staff: StaffMember }

/** The file. Downloading it again, which risks uploading it twice, needs a reason (400, `coretax-reason`). */
export const downloadTaxInvoices = async ({
  id,
  reason,
  staff,
}: Reasoned): Promise<{ name: string; bytes: Buffer }> =>
  await strapi.db.transaction(async ({ trx }) => {
    const file = await lockFile(trx, id)
    if (file.downloaded_at !== null && reason === null)
      throw new HttpError(400, 'A reason is required', { code: 'coretax-reason' })
    const stored = await files.read(`${id}.xml`)
    const bytes = stored && (await buffer(stored.body))
    if (!bytes || sha256(bytes) !== file.sha256)
      throw new Error(`The stored file ${id} is ${bytes ? 'damaged' : 'missing'}`)
    await trx('coretax_files').where({ id: file.id }).update({ downloaded_at: Date.now() })
    strapi.log.info('tax invoices were downloaded', { staff: staff.id, file: id, reason })
    return { name: `coretax-${file.month}-${id.slice(0, 6)}.xml`, bytes }
  })

/**
 * Releases the invoices of a file that was not uploaded, to be exported again. Throws 409 (`coretax-answered`) once one of
 * them has a number.
 */
export const withdrawTaxInvoices = async ({ id, reason, staff }: Reasoned): Promise<void> =>
  await strapi.db.transaction(async ({ trx }) => {
    await lockCoretax(trx)
    const file = await lockFile(trx, id)
    if (await trx('tax_invoices').where({ file_id: file.id, state: 'numbered' }).first())
      throw new HttpError(409, 'Invoices of the file have numbers', { code: 'coretax-answered' })
    await trx('tax_invoices').where({ file_id: file.id, state: 'exported' }).update({ state: 'withdrawn' })
    await trx('coretax_files').where({ id: file.id }).update({ withdrawn_at: Date.now() })
    strapi.log.info('tax invoices were withdrawn', { staff: staff.id, file: id, reason })
  })

/** The files of a month, newest first. */
export async function listTaxInvoiceFiles({ name }: Month) {
  const rows: unknown = await strapi.db
    .connection('coretax_files')
    .where({ month: name })
    .orderBy('id', 'desc')
    .limit(100)
  const listed = z.array(fileRow).parse(rows)
  const names = await listStaffNames(listed.map(({ exported_by }) => exported_by))
  return listed.map(({ document_id: id, exported_by: by, sha256: _, month: __, ...file }) => ({
    ...file,
    id,
    exported_by: names.get(by) ?? by,
  }))
}
