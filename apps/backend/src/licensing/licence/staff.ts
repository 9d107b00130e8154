import { revocationReasons } from '@bgm/validation'
import { z } from 'zod'
import { staffActor, zonesChanged } from '#src/customers'
import type { Transaction } from '#src/platform/database/transaction'
import { notFound } from '#src/platform/http/errors'
import { staffError } from '#src/platform/panel/staff-language'
import { lockLicences, reconcileLicences } from './reconcile'

const readers = ['findMany', 'findOne', 'findFirst', 'count']

/** The only fields that staff may change. */
const change = z.object({
  revoked: z.boolean().nullish(),
  revocation_reason: z.enum(revocationReasons).nullish(),
  staff_note: z.string().max(2000).nullish(),
  updatedBy: z.unknown(),
})
type Change = z.output<typeof change>

const storedRow = z.object({
  id: z.number(),
  revoked_at: z.coerce.number().nullable(),
  revocation_reason: z.enum(revocationReasons).nullable(),
  staff_note: z.string().nullable(),
  unit: z.number(),
})

async function findLicence(trx: Transaction, documentId: string) {
  const row: unknown = await trx('licences as l')
    .join('zones as z', 'z.id', 'l.zone_id')
    .where('l.document_id', documentId)
    .first('l.id', 'l.revoked_at', 'l.revocation_reason', 'l.staff_note', 'z.business_unit_id as unit')
  return row ? storedRow.parse(row) : null
}

/** Returns a licence after locking all licences of its unit, so that it is not renewed concurrently. */
async function getLockedLicence(trx: Transaction, documentId: string) {
  const found = await findLicence(trx, documentId)
  if (found) await lockLicences(trx, [found.unit])
  const locked = found && (await findLicence(trx, documentId))
  if (!locked) throw notFound()
  return locked
}

function requireReason(requested: Change, stored: z.output<typeof storedRow>): void {
  const note = (requested.staff_note ?? '').trim()
  const revokes = requested.revoked && stored.revoked_at === null
  const reinstates = requested.revoked === false && stored.revoked_at !== null
  if (revokes && !requested.revocation_reason)
    throw staffError(
      'Choose a reason: the public check and the email to the member name it',
      'Pilih alasannya: halaman periksa dan email kepada anggota menyebutnya',
    )
  if ((revokes || reinstates) && (note === '' || note === (stored.staff_note ?? '').trim()))
    throw staffError(
      'Write in the note why the licence is revoked or reinstated',
      'Tulis di catatan mengapa lisensi dicabut atau dipulihkan',
    )
}

/**
 * Applies an update by staff, who may revoke or reinstate a licence. `write` stores the note and the reason.
 */
async function updateByStaff<T>(
  params: { documentId: string; data?: Record<string, unknown> },
  write: () => Promise<T>,
): Promise<T> {
  const parsed = change.safeParse(params.data ?? {})
  if (!parsed.success)
    throw staffError('The reason or the note is not valid', 'Alasan atau catatannya tidak sah')
  const requested = parsed.data
  return await strapi.db.transaction(async ({ trx }) => {
    const stored = await getLockedLicence(trx, params.documentId)
    requireReason(requested, stored)
    const revoked = requested.revoked ?? stored.revoked_at !== null
    const reason = revoked ? (requested.revocation_reason ?? stored.revocation_reason) : null
    params.data = { ...requested, revoked, revocation_reason: reason }
    const written = await write()
    if (revoked === (stored.revoked_at !== null)) return written
    const now = Date.now()
    await trx('licences')
      .where({ id: stored.id })
      .update({ revoked_at: revoked ? now : null })
    await reconcileLicences([stored.unit], { now, actor: staffActor(), reason })
    await zonesChanged.raise({ units: [stored.unit] })
    return written
  })
}

const closedRows = z.array(z.object({ id: z.number(), unit: z.number() }))

/** Revokes the licences of a zone or unit before staff delete it, so that no printed code stays valid. */
export async function revokeLicences(
  where: { unit: string } | { zone: string },
  now = Date.now(),
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const rows: unknown = await trx('licences as l')
      .join('zones as z', 'z.id', 'l.zone_id')
      .join('business_units as u', 'u.id', 'z.business_unit_id')
      .where('unit' in where ? { 'u.document_id': where.unit } : { 'z.document_id': where.zone })
      .whereNull('l.revoked_at')
      .select('l.id', 'u.id as unit')
    const licences = closedRows.parse(rows)
    const units = [...new Set(licences.map(({ unit }) => unit))]
    await lockLicences(trx, units)
    await trx('licences')
      .whereIn(
        'id',
        licences.map(({ id }) => id),
      )
      .update({ revoked: true, revoked_at: now, revocation_reason: 'closed' })
    await reconcileLicences(units, { now, actor: staffActor(), reason: 'closed' })
  })
}

type Context = { uid: string; action: string; params: { documentId: string; data?: Record<string, unknown> } }

/** Licences are issued and renewed by the system. Staff can only revoke and reinstate them. */
export function enforceLicenceRules(): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context as Context
    if (uid !== 'api::licence.licence' || readers.includes(action)) return next()
    if (action !== 'update')
      throw staffError(
        'Licences are issued with a zone and never deleted',
        'Lisensi terbit bersama zonanya dan tidak pernah dihapus',
      )
    return await updateByStaff(params, async () => await next())
  })
}
