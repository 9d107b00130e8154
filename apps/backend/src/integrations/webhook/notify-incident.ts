import { incidentKinds } from '@bgm/validation'
import { z } from 'zod'
import { notifyWebhooks } from './notify'

const reportedRow = z.object({
  documentId: z.string(),
  organisation: z.number(),
  kind: z.enum(incidentKinds),
  cause: z.string().nullable(),
  started_at: z.coerce.number(),
  closed_at: z.coerce.number().nullable(),
  zone: z.string(),
  zone_name: z.string(),
  unit: z.string(),
  unit_name: z.string(),
})

/** Sends an incident to the organisation's webhooks. Call this in the transaction that opens or closes it. */
export async function notifyIncidentWebhooks(
  event: 'incident.opened' | 'incident.closed',
  id: number,
  now: number,
): Promise<void> {
  const row: unknown = await strapi.db.transaction(({ trx }) =>
    trx('incidents as i')
      .join('zones as z', 'z.id', 'i.zone_id')
      .join('business_units as u', 'u.id', 'i.business_unit_id')
      .where('i.id', id)
      .first({
        documentId: 'i.document_id',
        organisation: 'i.organisation_id',
        kind: 'i.kind',
        cause: 'i.cause',
        started_at: 'i.started_at',
        closed_at: 'i.closed_at',
        zone: 'z.document_id',
        zone_name: 'z.name',
        unit: 'u.document_id',
        unit_name: 'u.name',
      }),
  )
  if (!row) return
  const { documentId, organisation, kind, cause, started_at, closed_at, ...place } = reportedRow.parse(row)
  const data = {
    incident: {
      id: documentId,
      kind,
      cause,
      started_at: new Date(started_at).toISOString(),
      closed_at: closed_at === null ? null : new Date(closed_at).toISOString(),
    },
    zone: { id: place.zone, name: place.zone_name },
    business_unit: { id: place.unit, name: place.unit_name },
  }
  await notifyWebhooks(organisation, event, { subject: `${place.unit_name} · ${place.zone_name}`, data }, now)
}
