import { z } from 'zod'
import type { RowQuery } from '#src/customers'
import type { Transaction } from '#src/platform/database/transaction'
import { getRevokedKeyIds, getSigningKey } from './keys'
import { packIndexes, readPackedIndexes } from './packed-indexes'
import { encodeStatusBits } from './rules/status-bits'
import { issuerUrl, signPayload } from './sign'
import { statusListLifetime, statusListMaxAge } from './status-list-age'

const listRow = z.object({ jws: z.string(), key_id: z.string(), signed_at: z.coerce.number() })
const packedRow = z.object({ indexes: z.instanceof(Buffer).nullable() })
const signedListSchema = z.object({ bits: z.string() })
const highestRow = z.object({ highest: z.coerce.number().nullable() })

const findList = async (connection: Pick<Transaction, 'from'> = strapi.db.connection) => {
  const row: unknown = await connection.from('licence_status_lists').first()
  return row ? listRow.parse(row) : null
}

const readSignedBits = (jws: string): string =>
  signedListSchema.parse(JSON.parse(Buffer.from(jws.split('.')[1] ?? '', 'base64url').toString())).bits

/** The indexes of licences that are not in force although their signed period has not ended. */
async function loadListed(trx: Transaction, now: number): Promise<Iterable<number>> {
  const row = packedRow.parse(
    await trx('licences as l')
      .whereNotNull('l.status_index')
      .where((listed: RowQuery) =>
        listed
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
          ),
      )
      .first(trx.raw(`${packIndexes('l.status_index')} as indexes`)),
  )
  return row.indexes ? readPackedIndexes(row.indexes) : []
}

/**
 * Signs the list of versions without a `status` claim, if it has changed, if it is older than `statusListMaxAge`, or if
 * its key was revoked.
 */
export async function refreshStatusList(now = Date.now()): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    // Locked before reading, so that older data never replaces a newer list.
    await trx('licence_status_lists').select('id').forUpdate()
    const list = await findList(trx)
    const { highest } = highestRow.parse(await trx('licences').max({ highest: 'status_index' }).first())
    const bits = await encodeStatusBits(await loadListed(trx, now), highest ?? 0)
    const isCurrent =
      list &&
      list.signed_at >= now - statusListMaxAge &&
      !(await getRevokedKeyIds(trx)).has(list.key_id) &&
      readSignedBits(list.jws) === bits
    if (isCurrent) return
    const key = await getSigningKey(trx, now)
    const seconds = Math.floor(now / 1000)
    const payload = { iss: issuerUrl, iat: seconds, exp: seconds + statusListLifetime / 1000, bits }
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

/** The current list as a compact JWS. */
export async function getStatusList(): Promise<string> {
  const list = await findList()
  if (list) return list.jws
  await refreshStatusList()
  return (await findList())?.jws ?? ''
}
