import { issueLicences } from '#src/api/licence/services/issue'

const uid = 'api::zone.zone'

const nameOf = { id: (number: number) => `Zona ${number}`, en: (number: number) => `Zone ${number}` }

/**
 * Creates the missing zones that a unit has paid for, named in the language of the member who ordered them,
 * and their licences. Call this in a transaction.
 */
export async function createZones(
  unit: number,
  total: number,
  { paidAt, locale }: { paidAt: Date; locale: 'id' | 'en' },
): Promise<void> {
  const zones = strapi.db.query(uid)
  const existing = await zones.count({ where: { business_unit_id: unit } })
  for (let number = existing + 1; number <= total; number += 1) {
    await zones.create({
      data: { name: nameOf[locale](number), number, business_unit: unit, createdAt: paidAt },
    })
  }
  await issueLicences(unit, paidAt.getTime())
}
