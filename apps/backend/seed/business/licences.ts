import { reconcileLicences } from '#src/licensing'

/** Signs the licence versions of a sample unit's past period; optionally suspends or revokes the licences. */
export async function seedLicences(
  unit: number,
  paidAt: Date,
  state: 'suspended' | 'revoked' | undefined,
): Promise<void> {
  // Versions can only be signed during their period, so the payment date is passed as the current time.
  await reconcileLicences([unit], { now: paidAt.getTime(), notify: false })
  const now = Date.now()
  await strapi.db.transaction(async ({ trx }) => {
    if (state === 'suspended')
      await strapi.db
        .query('api::subscription.subscription')
        .updateMany({ where: { business_unit_id: unit }, data: { suspended: true } })
    if (state === 'revoked')
      await trx('licences')
        .whereIn('zone_id', trx('zones').where({ business_unit_id: unit }).select('id'))
        .update({
          revoked_at: now,
          revoked: true,
          revocation_reason: 'copied',
          staff_note: 'Contoh: stikernya ditemukan di tempat lain.',
        })
    await reconcileLicences([unit], { now, notify: false, reason: state === 'revoked' ? 'copied' : null })
  })
}
