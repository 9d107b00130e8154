import { z } from 'zod'
import type { RowQuery } from '#src/customers'
import { defineJob } from '#src/platform/jobs/job'
import { getRevokedKeyIds, getSigningKey } from './keys'
import { encodeStatusBits } from './rules/status-bits'
import { issuerUrl, signPayload } from './sign'

const hour = 60 * 60_000
/** The list is re-signed after this many milliseconds, even if nothing has changed. */
const maxAge = 23 * hour
/** Verifiers must not rely on a list that is older than this many milliseconds. */
const lifetime = 48 * hour

const listRow = z.object({ jws: z.string(), key_id: z.string(), signed_at: z.coerce.number() })
const indexRows = z.array(z.object({ status_index: z.number() }))
const highestRow = z.object({ highest: z.coerce.number().nullable() })

const findList = async () => {
  const row: unknown = await strapi.db.connection('licence_status_lists').first()
  return row ? listRow.parse(row) : null
}

/**
 * Signs the current list of licences that are not in force although their signed period has not ended.
 * @public for the tests
 */
export async function signStatusList(now = Date.now()): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    // The list is locked before reading, so that older data never replaces a newer list.
    await trx('licence_status_lists').select('id').forUpdate()
    const rows = indexRows.parse(
      await trx('licences as l')
        .whereIn('l.state', ['revoked', 'suspended'])
        .orWhereExists(
          trx('zones as z')
            .join('subscription_pauses as p', 'p.business_unit_id', 'z.business_unit_id')
            .whereRaw('z.id = l.zone_id')
            .where('p.from_at', '<=', new Date(now))
            .where('p.until_at', '>', new Date(now))
            .select('p.id'),
        )
        .orWhere((ended: RowQuery) =>
          ended
            .where('l.state', 'expired')
            .whereExists(
              trx('licence_versions as v').whereRaw('v.licence_id = l.id').where('v.until_at', '>', now),
            ),
        )
        .select('l.status_index'),
    )
    const { highest } = highestRow.parse(await trx('licences').max({ highest: 'status_index' }).first())
    const bits = encodeStatusBits(
      rows.map(({ status_index }) => status_index),
      highest ?? 0,
    )
    const key = await getSigningKey(trx, now)
    const seconds = Math.floor(now / 1000)
    const payload = { iss: issuerUrl, iat: seconds, exp: seconds + lifetime / 1000, bits }
    const row = {
      jws: await signPayload(key, 'licence-status+jws', payload),
      key_id: key.id,
      signed_at: now,
    }
    const count: number = await trx('licence_status_lists').where({ id: 1 }).update(row)
    if (count === 0)
      await trx('licence_status_lists')
        .insert({ id: 1, ...row })
        .onConflict('id')
        .merge()
  })
}

/** Signs the list if none exists, if it is older than `maxAge`, or if its key was revoked. */
export async function refreshStatusList(now = Date.now()): Promise<void> {
  const list = await findList()
  const revoked = await strapi.db.transaction(({ trx }) => getRevokedKeyIds(trx))
  if (!list || list.signed_at < now - maxAge || revoked.has(list.key_id)) await signStatusList(now)
}

/** The current list as a compact JWS. */
export async function getStatusList(): Promise<string> {
  const list = await findList()
  if (list) return list.jws
  await signStatusList()
  return (await findList())?.jws ?? ''
}

/**
 * Signs the list after a change. The job has no key, because a run in progress may have read the states
 * before a later change.
 */
export const statusListJob = defineJob('sign-licence-status', z.object({}), () => signStatusList())
