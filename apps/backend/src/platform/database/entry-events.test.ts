import type { Core } from '@strapi/strapi'
import { expect, test } from 'vitest'
import { entryEvents, skipUnusedEntryEvents } from './entry-events'

test('an entry is read for its event only while a webhook listens', () => {
  const { createEventManager } = entryEvents
  expect(createEventManager).toBeTypeOf('function')
  const read: string[] = []
  const listeners = new Map<string, unknown>()
  try {
    entryEvents.createEventManager = () => ({ emitEvent: name => read.push(name) })
    skipUnusedEntryEvents()
    const app: Pick<Core.Strapi, 'get'> = { get: (() => ({ listeners })) as Core.Strapi['get'] }
    const { emitEvent } = entryEvents.createEventManager(app as Core.Strapi, 'api::page.page')
    emitEvent('entry.update', {})
    listeners.set('entry.publish', () => undefined)
    emitEvent('entry.publish', {})
    expect(read).toEqual(['entry.publish'])
  } finally {
    entryEvents.createEventManager = createEventManager
  }
})
