import { parentPort } from 'node:worker_threads'
import { drawInvoice } from '#src/billing/invoice/draw'
import { drawCreditNote } from '#src/billing/invoice/draw-credit-note'
import { drawCertificates } from '#src/licensing/certificate/print/draw-certificates'
import { drawStickers } from '#src/licensing/certificate/print/draw-stickers'
import type { DocumentContents, DrawRequest } from '#src/documents/contents'
import { drawStatement } from '#src/reporting/usage/draw-statement'

const draw: { [Kind in keyof DocumentContents]: (content: DocumentContents[Kind]) => Promise<Buffer> } = {
  certificates: drawCertificates,
  'credit-note': drawCreditNote,
  invoice: drawInvoice,
  statement: drawStatement,
  stickers: drawStickers,
}

async function answer<Kind extends keyof DocumentContents>({ kind, content }: DrawRequest<Kind>) {
  parentPort?.postMessage(await draw[kind](content))
}

// An unhandled rejection terminates the worker with an error.
parentPort?.on('message', (request: DrawRequest) => void answer(request))
