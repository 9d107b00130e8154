import type { UnitRemoteBody } from '@bgm/validation'
import { z } from 'zod'
import { type Actor, recordAuditEntry, type Scope, unitRowsInScope } from '#src/customers'
import { hashPassword, verifyPassword } from '#src/identity'
import { fieldError, notFound } from '#src/platform/http/errors'
import { resetAttempts } from '#src/platform/http/rate-limit'
import { hmac } from '#src/platform/runtime/cryptography'
import { recordUnitChanges } from '#src/playback/zone/unit-changes'
import { revokeUnitPasses } from './row'

const unitRow = z.object({
  id: z.number(),
  documentId: z.string(),
  name: z.string(),
  organisation_id: z.number(),
})
type Unit = z.output<typeof unitRow>

/** A unit in the caller's scope. Throws 404 for any other. */
export async function getScopedUnit(scope: Scope, documentId = ''): Promise<Unit> {
  const row: unknown = await unitRowsInScope(scope)
    .where('u.document_id', documentId)
    .first('u.id', 'u.document_id as documentId', 'u.name', 'u.organisation_id')
  if (!row) throw notFound()
  return unitRow.parse(row)
}

const settingRow = z.object({
  allowed: z.coerce.boolean(),
  pin_hash: z.string().nullable(),
  changed_at: z.coerce.number(),
})
export type UnitRemote = z.output<typeof settingRow>

/** The staff remote settings of a unit. The staff remote is disabled by default. */
export async function getUnitRemote(unit: number): Promise<UnitRemote> {
  const row: unknown = await strapi.db.connection('unit_remotes').where({ business_unit_id: unit }).first()
  return row ? settingRow.parse(row) : { allowed: false, pin_hash: null, changed_at: 0 }
}

// A PIN has few digits, so its hash also requires a key that is not in the database.
const peppered = (unit: number, pin: string) => hmac('staff pin', `${unit} ${pin}`)

export const isStaffPin = (unit: number, pin: string, stored: string): Promise<boolean> =>
  verifyPassword(peppered(unit, pin), stored)

/**
 * Enables or disables the staff remote of a unit and sets its PIN. A new PIN ends the passes that were
 * granted with the old PIN. Disabling the remote ends all passes. Throws 400 if it would be enabled without
 * a PIN.
 */
export async function setUnitRemote(
  unit: Unit,
  actor: Actor,
  { allowed, new_staff_pin: pin }: UnitRemoteBody,
  now = Date.now(),
): Promise<void> {
  const hash = pin === undefined ? null : await hashPassword(peppered(unit.id, pin))
  await strapi.db.transaction(async ({ trx }) => {
    await trx('unit_remotes')
      .insert({ business_unit_id: unit.id, allowed, pin_hash: hash, changed_at: now })
      .onConflict('business_unit_id')
      .merge(hash === null ? ['allowed', 'changed_at'] : ['allowed', 'pin_hash', 'changed_at'])
    const { pin_hash } = settingRow.parse(
      await trx('unit_remotes').where({ business_unit_id: unit.id }).first(),
    )
    if (allowed && pin_hash === null) throw fieldError('new_staff_pin', 'validation.required')
    if (!allowed) await revokeUnitPasses(trx, unit.id, {}, now)
    else if (hash !== null) await revokeUnitPasses(trx, unit.id, { onlyByPin: true }, now)
    await recordAuditEntry({
      action: 'business-unit.remote-changed',
      actor,
      subject: 'business-unit',
      subjectId: unit.documentId,
      organisation: unit.organisation_id,
      details: { name: unit.name, allowed: allowed ? 'yes' : 'no', pin: hash === null ? null : 'changed' },
    })
    if (hash !== null) await recordUnitChanges([unit.id])
  })
  if (hash !== null) await resetAttempts('staff-pin-unit', unit.documentId)
}

export const toUnitRemoteView = ({ allowed, pin_hash, changed_at }: UnitRemote) => ({
  allowed,
  has_pin: pin_hash !== null,
  changed_at: changed_at === 0 ? null : new Date(changed_at),
})
