import { join } from 'node:path'
import { z } from 'zod'
import { createWorkerPool } from '#src/platform/runtime/worker-pool'

/** The certificates of an organisation with 900 zones take half a minute. */
const maxSeconds = 180

const workers = createWorkerPool({ file: join(__dirname, 'worker.js'), maxHeapMegabytes: 512, maxWorkers: 2 })
const bytes = z.instanceof(Uint8Array)

/** `file` is the path of a module that exports the function `name`, which draws a document. */
export type DrawRequest<Content = unknown> = { file: string; name: string; content: Content }

/**
 * Returns a function that draws a PDF in a worker thread, because a page takes up to 200 ms of processor time. The
 * worker loads the module, so this thread should not import it.
 */
export const drawInWorker =
  <Content>(file: string, name: string) =>
  async (content: Content): Promise<Buffer> => {
    const request: DrawRequest<Content> = { file, name, content }
    return Buffer.from(bytes.parse(await workers.run(request, maxSeconds)))
  }
