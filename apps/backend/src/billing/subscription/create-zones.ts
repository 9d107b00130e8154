import { z } from 'zod'
import { findFirstPlaylist } from '#src/catalogue'
import { zonesAdded } from './events'

const uid = 'api::zone.zone'

const zoneNames = { id: (number: number) => `Zona ${number}`, en: (number: number) => `Zone ${number}` }

const unitRow = z.object({ industry: z.string() })

/** The music that a new zone plays until a member chooses other music, or null for the fallback playlist. */
async function findFirstMusic(id: number): Promise<string | null> {
  const unit: unknown = await strapi.db
    .query('api::business-unit.business-unit')
    .findOne({ where: { id }, select: ['industry'] })
  return await findFirstPlaylist(unitRow.parse(unit).industry)
}

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
  const default_playlist = existing < total ? await findFirstMusic(unit) : null
  for (let number = existing + 1; number <= total; number += 1) {
    await zones.create({
      data: {
        name: zoneNames[locale](number),
        number,
        business_unit: unit,
        default_playlist,
        createdAt: paidAt,
      },
    })
  }
  await zonesAdded.raise({ unit, at: paidAt })
}
