import { join } from 'node:path'
import { z } from 'zod'
import { createWorkerPool } from '#src/platform/runtime/worker-pool'
import type { DocumentContents, DrawRequest } from '#src/documents/contents'

/** The certificates of an organisation with 900 zones take half a minute. */
const maxSeconds = 180

const workers = createWorkerPool({ file: join(__dirname, 'worker.js'), maxHeapMegabytes: 512, maxWorkers: 2 })
const bytes = z.instanceof(Uint8Array)

/** Draws a PDF in a worker thread, because a page takes up to 200 ms of processor time. */
export async function drawInWorker<Kind extends keyof DocumentContents>(
  kind: Kind,
  content: DocumentContents[Kind],
): Promise<Buffer> {
  const request: DrawRequest<Kind> = { kind, content }
  return Buffer.from(bytes.parse(await workers.run(request, maxSeconds)))
}
