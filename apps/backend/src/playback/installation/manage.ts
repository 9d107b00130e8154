import { formatInstallationCode } from '@bgm/validation'
import { z } from 'zod'
import { memberActor, recordAuditEntry, type Scope, zoneRowsInScope } from '#src/customers'
import { insertRows } from '#src/platform/database/insert-rows'
import type { Page } from '#src/platform/database/paginate-rows'
import type { Transaction } from '#src/platform/database/transaction'
import type { Account } from '#src/platform/http/request-context'
import { newRecordId } from '#src/platform/runtime/cryptography'
import { codeLifetime, deriveInstallationCode, hashInstallationCode } from './row'

/** The most codes that are created at once, which is as many as an order has units. */
const maxCodes = 2_000

const idRows = z.array(z.object({ id: z.number() }))
const countRows = z.array(z.object({ zones: z.coerce.number() }))

/** The zones in scope that have no device, with their open and valid code as `c`, if any. */
const zonesWithoutDevice = (scope: Scope, now: number) =>
  zoneRowsInScope(scope)
    .leftJoin('leases as l', 'l.zone_id', 'z.id')
    .leftJoin('installation_codes as c', join =>
      join
        .on('c.zone_id', 'z.id')
        .andOnNull('c.closed_at')
        .andOn('c.expires_at', '>', strapi.db.connection.raw('?', [now])),
    )
    .whereNull('l.player_id')

export type CodeSelection = { units: readonly string[] | undefined }

const recordCodes = (
  action: 'installation-code.created' | 'installation-code.revoked',
  account: Account,
  { scope, count }: { scope: Scope; count: number },
) =>
  recordAuditEntry({
    action,
    actor: memberActor(account),
    subject: 'installation-code',
    subjectId: newRecordId(),
    organisation: scope.organisation,
    details: { count },
  })

async function insertCodes(
  trx: Transaction,
  zones: readonly number[],
  account: Account,
  now: number,
): Promise<number> {
  await trx('installation_codes')
    .whereRaw('zone_id = any(?)', [[...zones]])
    .whereNull('closed_at')
    .where('expires_at', '<=', now)
    .update({ closed_at: now })
  const rows = zones.map(zone_id => {
    const document_id = newRecordId()
    const code_hash = hashInstallationCode(deriveInstallationCode(document_id))
    const times = { created_at: now, expires_at: now + codeLifetime }
    return { document_id, code_hash, zone_id, created_by: account.documentId, ...times }
  })
  const clause = 'on conflict (zone_id) where closed_at is null do nothing returning id'
  return (await insertRows(trx, 'installation_codes', rows, clause)).length
}

/**
 * Creates a code for each zone in scope, or of the given units, that has neither a device nor a valid code. Two calls at
 * the same time create one code per zone. Returns the number of new codes.
 */
export async function createInstallationCodes(
  scope: Scope,
  account: Account,
  { units }: CodeSelection,
  now = Date.now(),
): Promise<number> {
  const zones = zonesWithoutDevice(scope, now).whereNull('c.id').orderBy('z.id').limit(maxCodes)
  const found: unknown = await (units ? zones.whereIn('u.document_id', [...units]) : zones).select('z.id')
  const ids = idRows.parse(found).map(({ id }) => id)
  if (ids.length === 0) return 0
  return await strapi.db.transaction(async ({ trx }) => {
    const count = await insertCodes(trx, ids, account, now)
    if (count > 0) await recordCodes('installation-code.created', account, { scope, count })
    return count
  })
}

/** Revokes the open codes of all zones in scope, or one of them. Returns their number. */
export async function revokeInstallationCodes(
  scope: Scope,
  account: Account,
  only?: string,
  now = Date.now(),
): Promise<number> {
  return await strapi.db.transaction(async ({ trx }) => {
    const codes = trx('installation_codes')
      .whereNull('closed_at')
      .whereIn('zone_id', zoneRowsInScope(scope).select('z.id'))
    const count: number = await (only === undefined ? codes : codes.where({ document_id: only })).update({
      closed_at: now,
    })
    if (count > 0) await recordCodes('installation-code.revoked', account, { scope, count })
    return count
  })
}

const listedCode = z.object({
  id: z.string(),
  zone_id: z.string(),
  zone: z.string(),
  unit_id: z.string(),
  unit: z.string(),
  outlet_code: z.string().nullable(),
  expires_at: z.coerce.number(),
})

function toCodeView({
  id,
  zone_id,
  zone,
  unit_id,
  unit,
  outlet_code,
  expires_at,
}: z.output<typeof listedCode>) {
  return {
    id,
    code: formatInstallationCode(deriveInstallationCode(id)),
    zone: { id: zone_id, name: zone },
    business_unit: { id: unit_id, name: unit, outlet_code },
    expires_at: new Date(expires_at),
  }
}

/** The open codes of zones without a device, by unit, and the number of such zones that have no code. */
export async function listInstallationCodes(scope: Scope, { page, pageSize }: Page, now = Date.now()) {
  const withCode = () => zonesWithoutDevice(scope, now).whereNotNull('c.id')
  const [rows, counted, without]: unknown[] = await Promise.all([
    withCode()
      .orderBy(['u.name', 'u.id', 'z.number'])
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .select({
        id: 'c.document_id',
        zone_id: 'z.document_id',
        zone: 'z.name',
        unit_id: 'u.document_id',
        unit: 'u.name',
        outlet_code: 'u.outlet_code',
        expires_at: 'c.expires_at',
      }),
    withCode().count({ zones: '*' }),
    zonesWithoutDevice(scope, now).whereNull('c.id').count({ zones: '*' }),
  ])
  const total = countRows.parse(counted)[0]?.zones ?? 0
  return {
    data: z.array(listedCode).parse(rows).map(toCodeView),
    pagination: { page, page_size: pageSize, page_count: Math.ceil(total / pageSize), total },
    zones_without_code: countRows.parse(without)[0]?.zones ?? 0,
  }
}
