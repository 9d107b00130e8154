import { z } from 'zod'
import type { Transaction } from '#src/platform/database/transaction'
import { getRevokedKeyIds, getSigningKey } from './keys'
import { packIndexes, readPackedIndexes } from './packed-indexes'
import { encodeTokenStatuses, tokenListSize, tokenStatusBits, tokenStatuses } from './rules/token-status'
import { issuerUrl, signPayload } from './sign'
import { licenceStateExpression } from './state-expression'
import { openList } from './status-index'
import { statusListLifetime, statusListMaxAge } from './status-list-age'

/** Verifiers fetch a list again after this many seconds. */
const ttl = 300
/** The next list is opened when this many indexes of the last one are in use, so that few draws are refused. */
const plannedVersions = tokenListSize / 2

/** The number of no other advisory lock. */
const listLock = 7362002

const listRow = z.object({
  number: z.number(),
  uri: z.string(),
  /** Null until the list is signed for the first time, like the next two. */
  jws: z.string().nullable(),
  key_id: z.string().nullable(),
  signed_at: z.coerce.number().nullable(),
})
const listRows = z.array(listRow)
const statusRows = z.array(z.object({ status: z.number(), indexes: z.instanceof(Buffer) }))
const signedListSchema = z.object({ status_list: z.object({ lst: z.string() }) })

/**
 * The indexes whose status is not valid: of versions whose licence was revoked, suspended or paused, or ended before
 * their period. The first condition on the licences is implied by the others, but is cheap.
 */
async function loadStatuses(trx: Transaction, list: number, now: number) {
  const at = new Date(now)
  const { sql, values } = licenceStateExpression(now)
  const paused = `z.business_unit_id in (select business_unit_id from subscription_pauses where from_at <= ? and until_at > ?)`
  const suspended = `z.business_unit_id in (select business_unit_id from subscriptions
    where suspended and starts_at <= ? and expired_date > ?)`
  const { rows }: { rows: unknown } = await trx.raw(
    `with candidates as (
      select v.status_index, v.from_at, (${sql}) as state, ${paused} as paused
      from licence_versions as v join licences as l on l.id = v.licence_id left join zones as z on z.id = l.zone_id
      where v.status_list = ? and v.until_at > ?
        and (l.state in ('revoked', 'suspended', 'expired', 'missing') or ${paused} or ${suspended})
    ), statuses as (
      select status_index, case
        when state = 'revoked' or (state in ('expired', 'missing') and from_at <= ?) then ${tokenStatuses.invalid}
        when state = 'suspended' or paused then ${tokenStatuses.suspended}
        else ${tokenStatuses.valid} end as status
      from candidates
    )
    select status, ${packIndexes('status_index')} as indexes from statuses
    where status <> ${tokenStatuses.valid} group by status`,
    [...values, at, at, list, now, at, at, at, at, now] as never[], // knex's type excludes dates
  )
  return statusRows
    .parse(rows)
    .map(({ status, indexes }) => ({ status, indexes: readPackedIndexes(indexes) }))
}

/** The `lst` of a signed list. */
const readSignedStatuses = (jws: string): string =>
  signedListSchema.parse(JSON.parse(Buffer.from(jws.split('.')[1] ?? '', 'base64url').toString())).status_list
    .lst

/** Signs a list if its statuses have changed, if it is old, or if its key was revoked. */
async function refreshList(number: number, now: number): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    // Locked before reading, so that older data never replaces a newer list.
    await trx.raw('select pg_advisory_xact_lock(?, ?)', [listLock, number])
    await openList(trx, number)
    const { uri, ...list } = listRow.parse(await trx('licence_status_tokens').where({ number }).first())
    const lst = await encodeTokenStatuses(await loadStatuses(trx, number, now))
    const isCurrent =
      list.jws !== null &&
      (list.signed_at ?? 0) >= now - statusListMaxAge &&
      !(await getRevokedKeyIds(trx)).has(list.key_id ?? '') &&
      readSignedStatuses(list.jws) === lst
    if (isCurrent) return
    const key = await getSigningKey(trx, now)
    const iat = Math.floor(now / 1000)
    const jws = await signPayload(key, 'statuslist+jwt', {
      iss: issuerUrl,
      sub: uri,
      iat,
      exp: iat + statusListLifetime / 1000,
      ttl,
      status_list: { bits: tokenStatusBits, lst },
    })
    await trx('licence_status_tokens').where({ number }).update({ jws, key_id: key.id, signed_at: now })
  })
}

const usageRow = z.object({ last: z.number(), versions: z.coerce.number() })

/** The number of the last list, or of the next one if the last one is half full. */
async function getLastList(): Promise<number> {
  const { rows }: { rows: unknown[] } = await strapi.db.connection.raw(`
    with lists as (select greatest(1, (select max(number) from licence_status_tokens),
      (select max(status_list) from licence_versions)) as last)
    select last, (select count(*) from licence_versions where status_list = last) as versions from lists`)
  const { last, versions } = usageRow.parse(rows[0])
  return versions >= plannedVersions ? last + 1 : last
}

/** Signs the Token Status Lists that are not up to date. */
export async function refreshTokenStatusLists(now = Date.now()): Promise<void> {
  const last = await getLastList()
  for (let number = 1; number <= last; number += 1) await refreshList(number, now)
}

const findLists = async () =>
  listRows.parse(await strapi.db.connection('licence_status_tokens').orderBy('number'))

/** The current Token Status Lists as compact JWTs. */
export async function listTokenStatusLists(): Promise<{ number: number; jws: string }[]> {
  const known = await findLists()
  const isSigned = known.length > 0 && known.every(({ jws }) => jws !== null)
  if (!isSigned) await refreshTokenStatusLists()
  const lists = isSigned ? known : await findLists()
  return lists.flatMap(({ number, jws }) => (jws === null ? [] : [{ number, jws }]))
}
