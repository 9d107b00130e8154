import { z } from 'zod'

const zoneRow = z.object({ id: z.number(), documentId: z.string(), name: z.string(), number: z.number() })
export type ZoneRow = z.output<typeof zoneRow>

const rowsOf = () => strapi.db.connection('zones').select('id', 'document_id as documentId', 'name', 'number')

export async function findZoneById(id: number): Promise<ZoneRow | null> {
  const row: unknown = await rowsOf().where({ id }).first()
  return row ? zoneRow.parse(row) : null
}

export async function findZone(documentId: string): Promise<ZoneRow | null> {
  const row: unknown = await rowsOf().where({ document_id: documentId }).first()
  return row ? zoneRow.parse(row) : null
}
