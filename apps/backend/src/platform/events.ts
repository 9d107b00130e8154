/**
 * Defines an event by which a context tells higher contexts, which it must not import, what has happened. The handlers
 * run one after another in the transaction that raises the event; an error rolls the transaction back.
 */
export function defineEvent<Payload>() {
  const handlers = new Set<(payload: Payload) => Promise<void>>()
  return {
    /** Contexts subscribe in their `start.ts`. */
    subscribe(handler: (payload: Payload) => Promise<void>): void {
      handlers.add(handler)
    },
    async raise(payload: Payload): Promise<void> {
      for (const handler of handlers) await handler(payload)
    },
  }
}
