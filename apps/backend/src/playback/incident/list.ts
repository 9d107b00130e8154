import { type incidents, timeZone } from '@bgm/contract'
import { type IncidentKind, incidentKinds } from '@bgm/validation'
import { z } from 'zod'
import { type RowQuery, type Scope, zoneRowsInScope } from '#src/customers'
import { type Page, paginateIds, sortByIds } from '#src/platform/database/paginate-rows'

type IncidentFilter = Omit<z.output<typeof incidents.list.query>, 'page' | 'page_size'>

const time = z.coerce.number().transform(at => new Date(at))

const incidentRow = z.object({
  id: z.number(),
  documentId: z.string(),
  kind: z.enum(incidentKinds),
  cause: z.string().nullable(),
  started_at: time,
  opened_at: time,
  cleared_at: time.nullable(),
  closed_at: time.nullable(),
  zone: z.string(),
  zone_name: z.string(),
  unit: z.string(),
  unit_name: z.string(),
  time_zone: timeZone,
})

const columns = {
  id: 'i.id',
  documentId: 'i.document_id',
  kind: 'i.kind',
  cause: 'i.cause',
  started_at: 'i.started_at',
  opened_at: 'i.opened_at',
  cleared_at: 'i.cleared_at',
  closed_at: 'i.closed_at',
  zone: 'z.document_id',
  zone_name: 'z.name',
  unit: 'u.document_id',
  unit_name: 'u.name',
  time_zone: 'u.time_zone',
}

const incidentRows = (scope: Scope): RowQuery =>
  zoneRowsInScope(scope).join('incidents as i', 'i.zone_id', 'z.id').whereNotNull('i.opened_at')

function filterIncidents(scope: Scope, { state, kind, zone, unit }: IncidentFilter): RowQuery {
  const rows = incidentRows(scope)
  if (state === 'open') rows.whereNull('i.closed_at')
  if (state === 'closed') rows.whereNotNull('i.closed_at')
  if (kind) rows.where('i.kind', kind)
  if (zone) rows.where('z.document_id', zone)
  if (unit) rows.where('u.document_id', unit)
  return rows
}

function toIncidentView({
  id: _,
  documentId,
  zone,
  zone_name,
  unit,
  unit_name,
  ...incident
}: z.output<typeof incidentRow>) {
  return {
    ...incident,
    id: documentId,
    zone: { id: zone, name: zone_name },
    business_unit: { id: unit, name: unit_name },
  }
}

/** The incidents in scope, open incidents first, then newest first. */
export async function listIncidents(scope: Scope, filter: IncidentFilter, page: Page) {
  const rows = filterIncidents(scope, filter)
  const sorting = [
    { by: 'case when i.closed_at is null then 0 else 1 end' },
    { by: 'i.started_at', down: true },
    { by: 'i.id', down: true },
  ]
  const { ids, pagination } = await paginateIds(rows, 'i', sorting, page)
  const found: unknown = await incidentRows(scope).whereIn('i.id', ids).select(columns)
  const data = sortByIds(ids, z.array(incidentRow).parse(found)).map(toIncidentView)
  return { data, pagination }
}

const openRow = z.object({
  zone_id: z.number(),
  kind: z.enum(incidentKinds),
  cause: z.string().nullable(),
  started_at: time,
  cleared_at: time.nullable(),
})
export type OpenIncident = Omit<z.output<typeof openRow>, 'zone_id'>

const rank = (kind: IncidentKind) => incidentKinds.indexOf(kind)

/** The open incidents in zones, keyed by zone id, most urgent first. The caller must have checked access. */
export async function loadOpenIncidents(zones: readonly number[]): Promise<Map<number, OpenIncident[]>> {
  const rows: unknown = await strapi.db
    .connection('incidents')
    .whereIn('zone_id', [...zones])
    .whereNull('closed_at')
    .whereNotNull('opened_at')
    .select('zone_id', 'kind', 'cause', 'started_at', 'cleared_at')
  const found = new Map<number, OpenIncident[]>()
  for (const { zone_id, ...incident } of z.array(openRow).parse(rows)) {
    const others = found.get(zone_id) ?? []
    found.set(
      zone_id,
      [...others, incident].sort((one, other) => rank(one.kind) - rank(other.kind)),
    )
  }
  return found
}
