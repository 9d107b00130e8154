import { recordPriceChange } from '#src/billing/package-term/price-history'
import { sql } from '#src/platform/database/sql'
import type { Transaction } from '#src/platform/database/transaction'
import { defineRecurringJob } from '#src/platform/jobs/job'
import { notifySitesOfChange } from '#src/site'
import { applyPriceChangesRequest } from './apply-request'
import { lockPriceChange, recordOutcome } from './end'
import { listPriceChangeRows, type PriceChange } from './row'

const columns = { monthly: 'price_monthly', yearly: 'price_yearly' } as const

const uid = 'api::package-term.package-term'

/** Writes the prices of one package, and records the change under the names of both people. */
async function applyToPackage(key: string, { prices, events, proposed_by_name }: PriceChange): Promise<void> {
  const before = await strapi.db.query(uid).findOne({ where: { key } })
  if (!before) return
  const data = Object.fromEntries(
    prices
      .filter(({ package_key }) => package_key === key)
      .map(({ billing_period, new_price }) => [columns[billing_period], new_price]),
  )
  await strapi.db.query(uid).update({ where: { key }, data })
  const approval = events.find(({ state }) => state === 'approved')
  await recordPriceChange(before.documentId, before, {
    actor: { kind: 'staff', name: approval?.staff_name ?? '' },
    proposedBy: proposed_by_name,
  })
}

async function applyPriceChange(trx: Transaction, documentId: string, now: number): Promise<void> {
  const change = await lockPriceChange(trx, documentId)
  if (change.state === 'proposed') return recordOutcome(trx, change, { state: 'lapsed', staff: null, now })
  if (change.state !== 'approved') return
  for (const key of new Set(change.prices.map(({ package_key }) => package_key)))
    await applyToPackage(key, change)
  await recordOutcome(trx, change, { state: 'applied', staff: null, now })
  await notifySitesOfChange()
}

/** Applies approved changes whose time has come, and ends those that nobody has decided about. */
export async function applyDuePriceChanges(now = Date.now()): Promise<void> {
  const due = await listPriceChangeRows(
    sql`starts_at <= ${now} and id in (select price_change_id from open_price_changes)`,
  )
  // Those that start first are applied first.
  for (const { document_id } of due.toSorted((one, other) => one.starts_at - other.starts_at))
    await strapi.db.transaction(({ trx }) => applyPriceChange(trx, document_id, now))
}

/** An approval adds a run at the time of the change; the schedule makes up for a run that was missed. */
export const applyPriceChangesJob = defineRecurringJob(
  applyPriceChangesRequest.name,
  () => applyDuePriceChanges(),
  { cron: '* * * * *' },
)
