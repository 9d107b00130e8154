const running = new Set<Promise<void>>()

/** Work that no answer waits for: neither its length nor its failure shows to the caller. */
export function inBackground(what: string, work: () => Promise<unknown>): void {
  const run = new Promise<void>(done => setImmediate(done))
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
export async function settleBackground(): Promise<void> {
  while (running.size > 0) await Promise.all(running)
}
