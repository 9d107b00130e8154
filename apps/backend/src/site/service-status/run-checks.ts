import type { ServicePart } from '@bgm/validation'
import type { Transaction } from '#src/platform/database/transaction'
import { withDeadline } from '#src/platform/runtime/deadline'
import { notifySitesOfChange } from '#src/site/content/change-notifications'
import { statusChecks } from './checks'
import { partRow } from './row'
import { getStatusDay } from './rules/days'
import { getNextState } from './rules/state'

const minute = 60_000
const deadline = 15_000
const keptDays = 400

async function runCheck(part: ServicePart, now: number, outer: AbortSignal): Promise<boolean | null> {
  const check = statusChecks.get(part)
  if (!check) return null
  try {
    return await withDeadline(deadline, signal => check({ signal, now }), outer)
  } catch (error) {
    // A shutdown says nothing about the part.
    if (outer.aborted) return null
    strapi.log.warn('a status check failed', { part, error: error instanceof Error ? error.name : 'unknown' })
    return false
  }
}

/** Stores a result, once per part and minute. Returns whether the part went down or came back. */
async function storeResult(
  trx: Transaction,
  part: ServicePart,
  passed: boolean | null,
  now: number,
): Promise<boolean> {
  const current = Math.floor(now / minute)
  const row: unknown = await trx('status_parts').where({ part }).forUpdate().first()
  const previous = row ? partRow.parse(row) : undefined
  if (previous && previous.minute >= current) return false
  const next = getNextState(previous, passed, now)
  const measured = passed === null ? null : current
  const stored = { part, minute: current, first_minute: previous?.first_minute ?? measured, ...next }
  await trx('status_parts').insert(stored).onConflict('part').merge()
  if (passed !== null)
    await trx('status_days')
      .insert({ part, day: getStatusDay(now), passed: passed ? 1 : 0, failed: passed ? 0 : 1 })
      .onConflict(['part', 'day'])
      .merge({
        passed: trx.raw('status_days.passed + excluded.passed'),
        failed: trx.raw('status_days.failed + excluded.failed'),
      })
  return (previous?.state === 'down') !== (next.state === 'down')
}

/** Checks every part of the service and counts the results. Minutes in which no backend runs are missing. */
export async function checkService(outer: AbortSignal, now = Date.now()): Promise<void> {
  const parts = [...statusChecks.keys()]
  const results = await Promise.all(
    parts.map(async part => ({ part, passed: await runCheck(part, now, outer) })),
  )
  if (outer.aborted) return
  await strapi.db.transaction(async ({ trx }) => {
    // Two backends that run the same occurrence wait for each other, also for the first one.
    await trx.raw(`select pg_advisory_xact_lock(hashtext('status_parts'))`)
    let changed = false
    for (const { part, passed } of results) changed = (await storeResult(trx, part, passed, now)) || changed
    await trx('status_days')
      .where('day', '<', getStatusDay(now - keptDays * 1440 * minute))
      .delete()
    if (changed) await notifySitesOfChange()
  })
}
