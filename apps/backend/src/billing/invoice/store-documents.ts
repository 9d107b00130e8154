import { z } from 'zod'
import { findOrder } from '#src/billing/order/row'
import { getIssuedCreditNote } from '#src/billing/payment/credit-note'
import { findRefund } from '#src/billing/payment/refund-row'
import { defineJob, defineRecurringJob, type JobContext, reschedule } from '#src/platform/jobs/job'
import { getIssuedInvoice } from './order-invoice'
import { storeCreditNoteRequest, storeInvoiceRequest } from './store-requests'
import { documentLocales, storeDocument } from './stored-files'

async function storeInvoice(id: number): Promise<void> {
  const order = await findOrder({ id })
  const issued = order && getIssuedInvoice(order)
  if (issued) await storeDocument(issued)
}

async function storeCreditNote(id: number): Promise<void> {
  const refund = await strapi.db.transaction(({ trx }) => findRefund(trx, { id }))
  const issued = refund && (await getIssuedCreditNote(refund))
  if (issued) await storeDocument(issued)
}

export const storeInvoiceJob = defineJob(
  storeInvoiceRequest.name,
  storeInvoiceRequest.schema,
  ({ order }) => storeInvoice(order),
  { concurrency: 2 },
)

export const storeCreditNoteJob = defineJob(
  storeCreditNoteRequest.name,
  storeCreditNoteRequest.schema,
  ({ refund }) => storeCreditNote(refund),
)

const batchSize = 100
const idRows = z.array(z.object({ id: z.number() }))

type Source = { table: string; column: string; store: (id: number) => Promise<void> }

const sources: Source[] = [
  { table: 'orders', column: 'invoice_number', store: storeInvoice },
  { table: 'refunds', column: 'credit_note_number', store: storeCreditNote },
]

/** The records after an id whose documents are not stored in every language, in order of id. */
async function listMissing({ table, column }: Source, after: number): Promise<number[]> {
  const rows: unknown = await strapi.db
    .connection(`${table} as t`)
    .where('t.id', '>', after)
    .whereNotNull(`t.${column}`)
    .whereRaw('(select count(*) from invoice_documents as d where d.number = ??) < ?', [
      `t.${column}`,
      documentLocales.length,
    ])
    .orderBy('t.id')
    .limit(batchSize)
    .select('t.id')
  return idRows.parse(rows).map(({ id }) => id)
}

class UnstoredDocumentsError extends Error {
  override readonly name = 'UnstoredDocumentsError'
}

/**
 * Stores the documents that were issued before documents were stored, or whose job is dead. It can be interrupted at any
 * time and continues with what is still missing. A document that cannot be drawn does not stop the others.
 */
export async function storeMissingDocuments({ signal }: JobContext): Promise<typeof reschedule | undefined> {
  let failed = 0
  for (const source of sources) {
    let ids = await listMissing(source, 0)
    while (ids.length > 0) {
      for (const id of ids) {
        if (signal.aborted) return reschedule
        await source.store(id).catch((error: unknown) => {
          failed += 1
          strapi.log.error('an issued document cannot be stored', {
            [source.column]: id,
            error: error instanceof Error ? error.message : 'unknown',
          })
        })
      }
      ids = await listMissing(source, ids.at(-1) ?? 0)
    }
  }
  if (failed > 0) throw new UnstoredDocumentsError()
  return undefined
}

export const storeMissingDocumentsJob = defineRecurringJob('store-issued-documents', storeMissingDocuments, {
  lease: 3600,
  cron: '7 * * * *',
})
