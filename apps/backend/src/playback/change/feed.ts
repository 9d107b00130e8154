import { type ChangeFeedEntry, changeFeedEntrySchema } from '@bgm/validation'
import { z } from 'zod'
import { isFeedStopped, notifyStatement, openWakeSignal, wakeReaders } from './wake-up'

/** Maximum number of changes in one response. */
const pageSize = 500
/** Interval in milliseconds at which a reader polls even without a notification, in case one was lost. */
const pollInterval = 4_000
const retention = 24 * 60 * 60_000

const counterRows = z.array(z.object({ number: z.coerce.number(), pruned: z.coerce.number() }))
const changeRows = z.array(z.object({ number: z.coerce.number(), change: z.string() }))

/**
 * Adds changes to the feed, within the surrounding transaction if there is one. Numbers come from a counter
 * row that stays locked until the transaction ends, so that changes become visible in order. Must be called
 * last, because a transaction that has locked the counter must not wait for another lock.
 */
export async function recordChanges(changes: readonly ChangeFeedEntry['change'][]): Promise<void> {
  if (changes.length === 0) return
  await strapi.db.transaction(async ({ trx, onCommit }) => {
    const [counter] = counterRows.parse(
      await trx('change_counters').increment('number', changes.length).returning(['number', 'pruned']),
    )
    const first = (counter?.number ?? 0) - changes.length + 1
    const created_at = Date.now()
    const rows = changes.map((change, index) => ({
      number: first + index,
      change: JSON.stringify(change),
      created_at,
    }))
    for (let from = 0; from < rows.length; from += pageSize)
      await trx('changes').insert(rows.slice(from, from + pageSize))
    await trx.raw(notifyStatement)
    onCommit(wakeReaders)
  })
}

export const recordChange = (change: ChangeFeedEntry['change']): Promise<void> => recordChanges([change])

/** The changes after `since`. `reset` is true if some of them are no longer stored. */
async function readChanges(since: number) {
  const { connection } = strapi.db
  const [counter] = counterRows.parse(await connection('change_counters').select('number', 'pruned').limit(1))
  const { number: latest = 0, pruned = 0 } = counter ?? {}
  if (since < pruned || since > latest) return { latest, reset: true, changes: [] }
  if (since === latest) return { latest, reset: false, changes: [] }
  const rows = changeRows.parse(
    await connection('changes')
      .where('number', '>', since)
      .orderBy('number')
      .limit(pageSize)
      .select('number', 'change'),
  )
  const changes = rows.map(({ number, change }) =>
    changeFeedEntrySchema.parse({ number, change: JSON.parse(change) as unknown }),
  )
  // If the page is full, the reader continues from its last change.
  return {
    latest: rows.length === pageSize ? (rows.at(-1)?.number ?? latest) : latest,
    reset: false,
    changes,
  }
}

/** Resolves with the changes after `since` as soon as there are any, or after `wait` milliseconds. */
export async function waitForChanges(since: number, wait: number, closed: AbortSignal) {
  const deadline = Date.now() + wait
  const wakeUp = openWakeSignal()
  closed.addEventListener('abort', () => wakeUp.notify(), { once: true })
  try {
    for (;;) {
      const found = await readChanges(since)
      const left = deadline - Date.now()
      const isDone = found.reset || found.changes.length > 0 || left <= 0
      if (isDone || closed.aborted || isFeedStopped()) return found
      await wakeUp.wait(Math.min(left, pollInterval))
    }
  } finally {
    wakeUp.close()
  }
}

/** Deletes changes that are older than a day. A reader that is further behind has to start over. */
export async function pruneChanges(now = Date.now()): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const before = now - retention
    const rows: unknown = await trx('changes').where('created_at', '<', before).max({ number: 'number' })
    const [last] = z.array(z.object({ number: z.coerce.number().nullable() })).parse(rows)
    if (!last?.number) return
    await trx('change_counters').update({ pruned: last.number })
    await trx('changes').where('number', '<=', last.number).delete()
  })
}
