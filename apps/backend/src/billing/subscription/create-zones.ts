import { z } from 'zod'
import { findFirstPlaylist } from '#src/catalogue'
import { createBulkWriter } from '#src/platform/database/bulk-writer'
import { integerColumn } from '#src/platform/database/columns'
import { select } from '#src/platform/database/select'
import { inArray, sql } from '#src/platform/database/sql'
import type { Transaction } from '#src/platform/database/transaction'
import { newRecordId } from '#src/platform/runtime/cryptography'
import { zonesAdded } from './events'

const uid = 'api::zone.zone'

const zoneNames = { id: (number: number) => `Zona ${number}`, en: (number: number) => `Zone ${number}` }

const unitRow = z.object({ id: integerColumn, industry: z.string(), zones: integerColumn })

const listUnits = (units: readonly number[]) =>
  select(
    sql`select u.id, u.industry, (select count(*) from zones z where z.business_unit_id = u.id) as zones
      from business_units u where ${inArray(sql`u.id`, units)} order by u.id`,
    unitRow,
  )

/** The music that new zones play until a member chooses other music, by industry; null for the fallback playlist. */
async function findFirstMusic(industries: ReadonlySet<string>): Promise<Map<string, string | null>> {
  const music = new Map<string, string | null>()
  for (const industry of industries) music.set(industry, await findFirstPlaylist(industry))
  return music
}

/**
 * Creates the missing zones that units have paid for, named in the language of the member who ordered them,
 * and their licences. Zones of a trial have the name that the member gave. `totals` has the number of paid zones of each unit. Call this in a transaction.
 */
export async function createZones(
  trx: Transaction,
  totals: ReadonlyMap<number, number>,
  { paidAt, locale, name }: { paidAt: Date; locale: 'id' | 'en'; name?: string },
): Promise<void> {
  const units = await listUnits([...totals.keys()])
  const growing = units.filter(({ id, zones }) => zones < (totals.get(id) ?? 0))
  const music = await findFirstMusic(new Set(growing.map(({ industry }) => industry)))
  const missing = growing.flatMap(({ id, industry, zones }) =>
    Array.from({ length: (totals.get(id) ?? 0) - zones }, (_, index) => ({
      documentId: newRecordId(),
      createdAt: paidAt,
      updatedAt: paidAt,
      name: name ?? zoneNames[locale](zones + 1 + index),
      number: zones + 1 + index,
      business_unit: id,
      business_unit_id: id,
      default_playlist: music.get(industry) ?? null,
    })),
  )
  const writer = createBulkWriter(trx)
  const ids = await writer.takeIds(uid, missing.length)
  await writer.insert(
    uid,
    missing.map((zone, index) => ({ ...zone, id: ids[index] ?? 0 })),
  )
  await zonesAdded.raise({ units: [...totals.keys()], at: paidAt })
}
