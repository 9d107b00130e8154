import { type Actor, recordAuditEntry } from '#src/customers/audit-entry/audit'
import { removeTaxFile, type TaxFile, taxFileRow } from '#src/customers/tax-file/store'
import { lockUnit } from './lock'
import type { UnitRow } from './row'

/** Replaces a unit's tax file and deletes the previous one. The unit's version does not change. */
export async function replaceTaxFile(unit: UnitRow, file: TaxFile, actor: Actor): Promise<void> {
  const units = strapi.db.query('api::business-unit.business-unit')
  let before: TaxFile | null = null
  try {
    await strapi.db.transaction(async () => {
      // The row is locked, so the second of two concurrent uploads deletes the file of the first.
      await lockUnit(unit)
      before = taxFileRow
        .nullable()
        .parse((await units.findOne({ where: { id: unit.id }, populate: { tax_file: true } }))?.tax_file)
      await units.update({ where: { id: unit.id }, data: { tax_file: file.id } })
      await recordAuditEntry({
        action: 'tax-file.replaced',
        actor,
        subject: 'business-unit',
        subjectId: unit.documentId,
        organisation: unit.organisation.id,
      })
    })
  } catch (error) {
    await removeTaxFile(file)
    throw error
  }
  if (before) await removeTaxFile(before)
}
