import { type Actor, recordAct } from '../../audit-entry/services/audit'
import { removeTaxFile, type TaxFile } from '../../tax-file/services/store'
import type { UnitRow } from './row'

/** Gives a unit another tax file; the one before is gone once the new one is kept. It is no change of what was typed. */
export async function replaceTaxFile(unit: UnitRow, file: TaxFile, actor: Actor): Promise<void> {
  try {
    await strapi.db.transaction(async () => {
      await strapi.db
        .query('api::business-unit.business-unit')
        .update({ where: { id: unit.id }, data: { tax_file: file.id } })
      await recordAct({
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
  if (unit.tax_file) await removeTaxFile(unit.tax_file)
}
