import { maxBatchZones, type ZoneBatchBody } from '@bgm/validation'
import { z } from 'zod'
import { findPlaylist } from '#src/catalogue'
import { getScopedZone, narrowToGroup, type Scope, zoneRowsInScope } from '#src/customers'
import { findViolatedColumn } from '#src/platform/database/errors'
import { fieldError } from '#src/platform/http/errors'
import type { Account } from '#src/platform/http/request-context'
import { enqueue } from '#src/platform/jobs/queue'
import { hmac, sha256 } from '#src/platform/runtime/cryptography'
import { listMatchingZoneIds } from '#src/playback/zone/board'
import { findZoneBatch, insertZoneBatch, type ZoneBatch } from './row'
import { zoneBatchJob } from './run'

const maxDuration = 24 * 60 * 60_000
/**
 * Requests take time, so an end time one day ahead on the page's clock may be slightly more than a day ahead
 * on the server.
 */
const tolerance = 5 * 60_000

const idRows = z.array(z.object({ id: z.number() }))

/** The requested zones that are in scope. The ids of other zones are ignored. */
async function listZones(
  scope: Scope,
  { zones, units, group, action: _, ...filter }: ZoneBatchBody,
): Promise<number[]> {
  if (!zones && !units)
    return listMatchingZoneIds(await narrowToGroup(scope, group), filter, maxBatchZones, Date.now())
  const rows: unknown = await zoneRowsInScope(scope)
    .whereIn(zones ? 'z.document_id' : 'u.document_id', [...new Set(zones ?? units)])
    .orderBy('z.id')
    .limit(maxBatchZones)
    .select('z.id')
  return idRows.parse(rows).map(({ id }) => id)
}

async function requireValidAction(scope: Scope, { action }: ZoneBatchBody, now: number): Promise<void> {
  if (action.kind === 'copy-schedule') await getScopedZone(scope, action.source)
  if ('playlist' in action && !(await findPlaylist(action.playlist, scope.organisation)))
    throw fieldError('playlist', 'validation.invalid')
  if (action.kind !== 'play' && action.kind !== 'silence') return
  const until = Date.parse(action.until)
  if (until <= now || until > now + maxDuration + tolerance) throw fieldError('until', 'validation.invalid')
}

/** Starts a change to many zones. Returns the existing batch if the key is repeated. */
export async function startZoneBatch(
  scope: Scope,
  account: Account,
  body: ZoneBatchBody,
  request: string,
): Promise<ZoneBatch> {
  const key = sha256(hmac('zone-batch', `${scope.organisation} ${request}`))
  const existing = () => findZoneBatch({ user_id: account.id, request_key: key })
  const earlier = await existing()
  if (earlier) return earlier
  await requireValidAction(scope, body, Date.now())
  const zones = await listZones(scope, body)
  if (zones.length === 0) throw fieldError('zones', 'validation.no_zones')
  try {
    const batch = { organisation: scope.organisation, account, action: body.action, key }
    await strapi.db.transaction(async () => {
      await enqueue(zoneBatchJob, { batch: await insertZoneBatch(batch, zones) })
    })
  } catch (error) {
    if (findViolatedColumn(error) === null) throw error
  }
  const started = await existing()
  if (!started) throw new Error('The stored batch cannot be found')
  return started
}
