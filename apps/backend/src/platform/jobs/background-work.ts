import { once } from 'node:events'

const running = new Set<Promise<void>>()

/**
 * Resolves when the response of the current request has been sent, or immediately if there is no request. Work that
 * starts earlier would delay the response and so reveal that there was work to do.
 */
export async function afterResponse(): Promise<void> {
  const response = strapi.requestContext.get()?.res
  if (response && !response.closed) await once(response, 'close')
  else await new Promise<void>(done => setImmediate(done))
}

/** Runs work after the response, so that neither its duration nor its failure is visible to the caller. */
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

/** Resolves when no background work is running. The shutdown waits for it. */
export async function waitForBackgroundWork(): Promise<void> {
  while (running.size > 0) await Promise.all(running)
}
