import {
  hasPermission,
  type Permission,
  type ZoneBatchAction,
  type ZoneBatchSkipReason,
} from '@bgm/validation'
import { z } from 'zod'
import { getScopeInOrganisation, listScopedZones, type Scope, type ScopedZone } from '#src/customers'
import { HttpError } from '#src/platform/http/errors'
import type { Account } from '#src/platform/http/request-context'
import { defineJob, reschedule } from '#src/platform/jobs/job'
import { type ApplyToZone, prepareAction } from './apply'
import {
  findZoneBatch,
  listOpenItems,
  storeResult,
  touchZoneBatch,
  type ZoneBatch,
  type ZoneBatchItem,
} from './row'

// Runs are short, so that a batch continues soon after its process is killed.
const runDuration = 10_000
const pageSize = 25

/** Runs two batches at once, so that a change to a few zones does not wait for a change to all of them. */
export const zoneBatchJob = defineJob(
  'zone-batch',
  z.object({ batch: z.string() }),
  ({ batch }) => runBatch(batch),
  {
    lease: 120,
    concurrency: 2,
  },
)

/** The permission that an action requires. */
export function getBatchPermission({ kind }: ZoneBatchAction): Permission {
  if (kind === 'copy-schedule') return 'schedule.update'
  return kind === 'default-playlist' ? 'zone.update' : 'zone.control'
}

const findAccount = (id: number): Promise<Account | null> =>
  strapi.db.query('plugin::users-permissions.user').findOne({ where: { id } })

/**
 * Prepares the change to a zone. Access is checked again, because the member may have lost it since the
 * batch was started.
 */
async function prepare(
  scope: Scope,
  { user_id, action }: ZoneBatch,
): Promise<ApplyToZone | ZoneBatchSkipReason> {
  const account = await findAccount(user_id)
  if (!account || !hasPermission(scope.role, getBatchPermission(action))) return 'no-access'
  return prepareAction(scope, account, action)
}

function getSkipReason({ details: { code, fields } }: HttpError): ZoneBatchSkipReason {
  const [field] = fields ?? []
  if (code === 'locked' || field?.message === 'validation.playlist_locked') return 'locked'
  return field?.path[0] === 'until' ? 'too-late' : 'failed'
}

/**
 * Changes a zone and stores its result in one transaction, so that a repeated run does not change it again.
 */
async function applyToZone(
  item: ZoneBatchItem,
  zone: ScopedZone | undefined,
  apply: ApplyToZone | ZoneBatchSkipReason,
): Promise<void> {
  if (typeof apply === 'string' || !zone) {
    await storeResult(item, typeof apply === 'string' ? apply : 'no-access')
    return
  }
  try {
    await strapi.db.transaction(async () => {
      if (await storeResult(item, 'done')) await apply(zone)
    })
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    await storeResult(item, getSkipReason(error))
  }
}

/** Changes zones for a few seconds, and then continues in another run. */
async function runBatch(id: string) {
  const batch = await findZoneBatch({ document_id: id })
  if (!batch) return
  const end = Date.now() + runDuration
  const scope = await getScopeInOrganisation(batch.user_id, batch.organisation_id)
  const apply = await prepare(scope, batch)
  for (;;) {
    const items = await listOpenItems(batch, pageSize)
    if (items.length === 0) return
    const zones = await listScopedZones(
      scope,
      items.map(({ zone_id }) => zone_id),
    )
    for (const item of items) await applyToZone(item, zones.get(item.zone_id), apply)
    await touchZoneBatch(batch)
    if (Date.now() > end) return reschedule
  }
}
