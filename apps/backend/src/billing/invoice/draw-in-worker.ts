import { join } from 'node:path'
import { drawInWorker } from '#src/platform/print/draw'
import type { Invoice } from './draw'
import type { CreditNote } from './draw-credit-note'
import type { QuotationDocument } from './draw-quotation'
import type { Receipt } from './draw-receipt'

export const drawInvoiceInWorker = drawInWorker<Invoice>(join(__dirname, 'draw'), 'drawInvoice')

export const drawCreditNoteInWorker = drawInWorker<CreditNote>(
  join(__dirname, 'draw-credit-note'),
  'drawCreditNote',
)

export const drawReceiptInWorker = drawInWorker<Receipt>(join(__dirname, 'draw-receipt'), 'drawReceipt')

export const drawQuotationInWorker = drawInWorker<QuotationDocument>(
  join(__dirname, 'draw-quotation'),
  'drawQuotation',
)
