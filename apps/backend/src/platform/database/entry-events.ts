import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Core } from '@strapi/strapi'

type EventManager = { emitEvent(name: string, entry: object): void }

const strapiRequire = createRequire(createRequire(__filename).resolve('@strapi/strapi'))
const core = dirname(strapiRequire.resolve('@strapi/core'))

/** Strapi's module that creates the events of saved entries. */
export const entryEvents: { createEventManager(app: Core.Strapi, uid: string): EventManager } = strapiRequire(
  join(core, 'services/document-service/events.js'),
)

/**
 * Lets Strapi read a saved entry for its events only if one of Strapi's webhooks listens. It reads the entry with all
 * relations after the transaction, and the dozens of queries of many writes would fill the connection pool.
 */
export function skipUnusedEntryEvents(): void {
  const { createEventManager } = entryEvents
  entryEvents.createEventManager = (app, uid) => {
    const manager = createEventManager(app, uid)
    const { listeners }: { listeners: Map<string, unknown> } = app.get('webhookRunner')
    return {
      emitEvent(name, entry) {
        if (listeners.has(name)) manager.emitEvent(name, entry)
      },
    }
  }
}
