import { once } from 'node:events'

const running = new Set<Promise<void>>()

/**
 * Resolves when the answer of the request around it is out, or at once where there is none: work that begins beside its
 * answer delays it, and tells by the time that there was work to do.
 */
export async function afterResponse(): Promise<void> {
  const response = strapi.requestContext.get()?.res
  if (response && !response.closed) await once(response, 'close')
  else await new Promise<void>(done => setImmediate(done))
}

/** Work that no answer waits for: neither its length nor its failure shows to the caller. */
export function runInBackground(what: string, work: () => Promise<unknown>): void {
  const run = afterResponse()
    .then(work)
    .then(
      () => undefined,
      (error: unknown) => {
        strapi.log.error('background work failed', {
          what,
          error: error instanceof Error ? error.name : 'unknown',
        })
      },
    )
    .finally(() => running.delete(run))
  running.add(run)
}

/** Resolves when nothing runs any more; the shutdown waits for it. */
export async function settleBackgroundWork(): Promise<void> {
  while (running.size > 0) await Promise.all(running)
}
