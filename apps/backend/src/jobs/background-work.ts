import { once } from 'node:events'

const running = new Set<Promise<void>>()

/**
 * Resolves when the response of the current request has been sent, or at once without a request: work that starts
 * earlier delays the response and so shows that there was work to do.
 */
export async function afterResponse(): Promise<void> {
  const response = strapi.requestContext.get()?.res
  if (response && !response.closed) await once(response, 'close')
  else await new Promise<void>(done => setImmediate(done))
}

/** Runs work after the response: neither its duration nor its failure shows to the caller. */
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

/** Resolves when no background work runs; the shutdown waits for it. */
export async function settleBackgroundWork(): Promise<void> {
  while (running.size > 0) await Promise.all(running)
}
