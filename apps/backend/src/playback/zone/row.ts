import { z } from 'zod'

const zoneRow = z.object({ id: z.number(), documentId: z.string(), name: z.string(), number: z.number() })
export type ZoneRow = z.output<typeof zoneRow>

const selectRows = () =>
  strapi.db.connection('zones').select('id', 'document_id as documentId', 'name', 'number')

export async function findZoneById(id: number): Promise<ZoneRow | null> {
  const row: unknown = await selectRows().where({ id }).first()
  return row ? zoneRow.parse(row) : null
}

/** The row ids of zones, given their document ids. */
export async function findZoneIds(documentIds: readonly string[]): Promise<number[]> {
  const rows: unknown = await selectRows().whereIn('document_id', documentIds)
  return z
    .array(zoneRow)
    .parse(rows)
    .map(({ id }) => id)
}

const ownedZone = z.object({
  id: z.number(),
  documentId: z.string(),
  name: z.string(),
  organisation_id: z.number(),
})

/** A zone and the organisation that it belongs to. */
export async function findZoneWithOrganisation(id: number): Promise<z.output<typeof ownedZone> | null> {
  const row: unknown = await strapi.db
    .connection('zones as z')
    .join('business_units as u', 'u.id', 'z.business_unit_id')
    .where('z.id', id)
    .first('z.id', 'z.document_id as documentId', 'z.name', 'u.organisation_id')
  return row ? ownedZone.parse(row) : null
}
