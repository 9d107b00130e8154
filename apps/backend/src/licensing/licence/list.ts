import { type LicenceFilter, licenceFilters } from '@bgm/validation'
import { z } from 'zod'
import { type RowQuery, type Scope, zoneRowsInScope } from '#src/customers'
import { type Page, paginateIds } from '#src/platform/database/paginate-rows'
import { licenceEndExpression, licenceFilterExpression } from './state-expression'

/** The search and filters of the licence list, which are also used for batches of certificates. */
type LicenceFilterQuery = {
  q?: string | undefined
  unit?: string | undefined
  state?: LicenceFilter | undefined
}

/** All licences in scope, valid or not. `l` is the licence, `z` its zone, `u` the unit. */
export const licenceRowsInScope = (scope: Scope): RowQuery =>
  zoneRowsInScope(scope).join('licences as l', 'l.zone_id', 'z.id')

function searchLicences(scope: Scope, { q, unit }: LicenceFilterQuery): RowQuery {
  const rows = licenceRowsInScope(scope)
  if (unit) rows.where('u.document_id', unit)
  if (!q) return rows
  const escaped = q.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')
  const code = q.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')
  return rows.whereRaw(
    `(lower(z.name) like ? escape '\\' or lower(u.name) like ? escape '\\' or l.code like ?)`,
    [`%${escaped}%`, `%${escaped}%`, code.length < 4 ? '' : `%${code}%`],
  )
}

function withFilter(scope: Scope, query: LicenceFilterQuery, now: number): RowQuery {
  const { connection } = strapi.db
  const { sql, values } = licenceFilterExpression(now)
  const matching = searchLicences(scope, query)
    .select(
      'l.id',
      'z.number',
      'u.name as unit',
      connection.raw(`${sql} as state`, values as never[]), // knex's type excludes dates
      connection.raw(`${licenceEndExpression} as until`),
    )
    .as('b')
  return connection.from(matching).whereNot('b.state', 'missing')
}

const order = ['expired', 'overdue', 'expiring', 'suspended', 'revoked', 'active']
const rank = `case b.state ${order.map((state, index) => `when '${state}' then ${index}`).join(' ')} end`
const sorting = [{ by: rank }, { by: 'b.until' }, { by: 'b.unit' }, { by: 'b.number' }, { by: 'b.id' }]

const countRows = z.array(z.object({ state: z.enum(licenceFilters), licences: z.coerce.number() }))

/**
 * A page of licence ids, starting with licences that need attention, and the number of licences in each
 * state, regardless of the `state` filter.
 */
export async function listLicences(scope: Scope, query: LicenceFilterQuery, page: Page, now: number) {
  const rows = withFilter(scope, query, now)
  const counted: unknown = await rows.clone().groupBy('b.state').select('b.state').count({ licences: '*' })
  if (query.state) rows.where('b.state', query.state)
  const { ids, pagination } = await paginateIds(rows, 'b', sorting, page)
  const counts = new Map(countRows.parse(counted).map(({ state, licences }) => [state, licences]))
  const getCount = (state: LicenceFilter) => counts.get(state) ?? 0
  return {
    ids,
    pagination,
    states: {
      expiring: getCount('expiring'),
      active: getCount('active'),
      overdue: getCount('overdue'),
      suspended: getCount('suspended'),
      expired: getCount('expired'),
      revoked: getCount('revoked'),
    },
  }
}

const idRows = z.array(z.object({ id: z.number() }))

/** The ids of at most `limit` matching licences, ordered by unit and zone. */
export async function listLicenceIds(scope: Scope, query: LicenceFilterQuery, limit: number, now: number) {
  const rows = withFilter(scope, query, now)
  if (query.state) rows.where('b.state', query.state)
  const found: unknown = await rows.orderBy(['b.unit', 'b.number', 'b.id']).limit(limit).select('b.id as id')
  return idRows.parse(found).map(({ id }) => id)
}
