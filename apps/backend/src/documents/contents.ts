import type { Invoice } from '#src/billing/invoice/draw'
import type { CreditNote } from '#src/billing/invoice/draw-credit-note'
import type { PrintRequest } from '#src/licensing/certificate/print/licence'
import type { Statement } from '#src/reporting/usage/draw-statement'

/** What each kind of document shows. */
export type DocumentContents = {
  certificates: PrintRequest
  'credit-note': CreditNote
  invoice: Invoice
  statement: Statement
  stickers: PrintRequest
}

export type DrawRequest<Kind extends keyof DocumentContents = keyof DocumentContents> = {
  kind: Kind
  content: DocumentContents[Kind]
}
