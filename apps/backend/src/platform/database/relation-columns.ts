/**
 * Relations whose id is also stored in a column, so that an index can begin with it. The relation itself is in a link
 * table.
 */
const columns: Record<string, Record<string, string>> = {
  'api::business-unit.business-unit': { organisation: 'organisation_id' },
  'api::order.order': { organisation: 'organisation_id', business_unit: 'business_unit_id' },
  'api::subscription.subscription': { organisation: 'organisation_id', business_unit: 'business_unit_id' },
  'api::zone.zone': { business_unit: 'business_unit_id' },
  'api::membership.membership': { organisation: 'organisation_id', user: 'user_id' },
  'api::invitation.invitation': { organisation: 'organisation_id' },
  'api::audit-entry.audit-entry': { organisation: 'organisation_id' },
  'api::playlist.playlist': { organisation: 'organisation_id' },
}

type Data = Record<string, unknown>
type Write = { model: { uid: string }; params: { data?: Data } }

const readId = (value: unknown): number | null => {
  if (typeof value === 'number') return value
  if (typeof value === 'string' && /^\d+$/.test(value)) return Number(value)
  const one: unknown = Array.isArray(value) ? value.at(-1) : value
  if (typeof one !== 'object' || one === null) return one === value ? null : readId(one)
  const { id, set, connect } = one as Data
  return readId(id ?? set ?? connect)
}

// Forms in the panel submit an empty change for every relation that they show.
const isChange = (value: unknown) =>
  value !== undefined &&
  (typeof value !== 'object' ||
    value === null ||
    Array.isArray(value) ||
    Object.values(value).some(part => !Array.isArray(part) || part.length > 0))

function setColumns({ model, params: { data } }: Write): void {
  if (!data) return
  for (const [relation, column] of Object.entries(columns[model.uid] ?? {})) {
    if (isChange(data[relation])) data[column] = readId(data[relation])
    else delete data[column]
  }
}

/** Sets the columns on every write that triggers lifecycles. Raw SQL must set the columns itself. */
export function syncRelationColumns(): void {
  strapi.db.lifecycles.subscribe({
    models: Object.keys(columns),
    beforeCreate: setColumns,
    beforeUpdate: setColumns,
  })
}
