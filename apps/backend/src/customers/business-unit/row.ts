import { billingPeriods } from '@bgm/validation'
import { z } from 'zod'
import type { Scope } from '#src/customers/membership/scope'
import { subscriptionJoin, unitsInScopeConditions } from '#src/customers/membership/scoped-sql'
import { integerColumn } from '#src/platform/database/columns'
import { getPagination, type ListQuery, listIds, pageIdsSubquery } from '#src/platform/database/list-query'
import type { Page } from '#src/platform/database/paginate-rows'
import { select, selectOne } from '#src/platform/database/select'
import { allOf, inArray, joinSql, type Sql, sql } from '#src/platform/database/sql'

const text = z.string()
const nullableText = z.string().nullable()
const nullableInteger = integerColumn.nullable()

const unitColumns = z.object({
  id: integerColumn,
  documentId: text,
  name: text,
  cid: text,
  outlet_code: nullableText,
  version: integerColumn,
  industry: text,
  hotel_stars: nullableInteger,
  area_size: integerColumn,
  company_name: text,
  brand_name: text,
  company_email: text,
  company_phone_number: text,
  npwp: text,
  street: text,
  province: text,
  city: text,
  district: text,
  urban: text,
  zip_code: text,
  explicit_policy: nullableText,
  createdAt: z.date(),
  updatedAt: z.date(),
  organisation_id: integerColumn,
  organisation_policy: nullableText,
  changed_by_first_name: nullableText,
  changed_by_last_name: nullableText,
  tax_file_id: nullableInteger,
  tax_file_key: nullableText,
  tax_file_name: nullableText,
  tax_file_mime: nullableText,
  tax_file_size: nullableInteger,
  package_key: nullableText,
  billing_period: z.enum(billingPeriods).nullable(),
  zone_count: nullableInteger,
  expired_date: z.date().nullable(),
  suspended: z.boolean().nullable(),
  ended_early: z.boolean().nullable(),
  paused_until: z.date().nullable(),
  ordered_package: nullableText,
  ordered_zones: nullableInteger,
})

const columns = sql`u.id, u.document_id as "documentId", u.name, u.cid, u.outlet_code, u.version, u.industry,
  u.hotel_stars, u.area_size, u.company_name, u.brand_name, u.company_email, u.company_phone_number, u.npwp, u.street,
  u.province, u.city, u.district, u.urban, u.zip_code, u.explicit_policy, u.created_at as "createdAt",
  u.updated_at as "updatedAt", o.id as organisation_id, o.explicit_policy as organisation_policy,
  e.first_name as changed_by_first_name, e.last_name as changed_by_last_name, f.id as tax_file_id,
  f.key as tax_file_key, f.name as tax_file_name, f.mime as tax_file_mime, f.size as tax_file_size, s.package_key,
  s.billing_period, s.zone_count, s.expired_date, s.suspended, s.ended_early,
  (select max(p.until_at) from subscription_pauses p where p.business_unit_id = u.id
    and p.from_at <= now() at time zone 'utc') as paused_until, r.package_key as ordered_package,
  r.zone_count as ordered_zones`

const joins = sql`join organisations o on o.id = u.organisation_id
  left join business_units_changed_by_lnk el on el.business_unit_id = u.id
  left join up_users e on e.id = el.user_id
  left join business_units_tax_file_lnk fl on fl.business_unit_id = u.id
  left join tax_files f on f.id = fl.tax_file_id
  ${subscriptionJoin}
  left join order_lines r on r.open_unit_id = u.id`

type Columns = z.output<typeof unitColumns>

const toTaxFile = (row: Columns) => {
  const {
    tax_file_id: id,
    tax_file_key: key,
    tax_file_name: name,
    tax_file_mime: mime,
    tax_file_size: size,
  } = row
  return id === null || key === null || name === null || mime === null || size === null
    ? null
    : { id, key, name, mime, size }
}

const toSubscription = ({
  package_key,
  billing_period,
  zone_count,
  expired_date,
  suspended,
  ended_early,
}: Columns) =>
  package_key === null || billing_period === null || zone_count === null || expired_date === null
    ? null
    : {
        package_key,
        billing_period,
        zone_count,
        expired_date,
        suspended: suspended ?? false,
        ended_early: ended_early ?? false,
      }

/** The package and number of zones of the order that awaits payment, or null. */
const toOpenOrder = ({ ordered_package: package_key, ordered_zones: zone_count }: Columns) =>
  package_key === null || zone_count === null ? null : { package_key, zone_count }

const unitRow = unitColumns.transform(row => ({
  ...row,
  organisation: { id: row.organisation_id, explicit_policy: row.organisation_policy },
  changed_by:
    row.changed_by_first_name === null
      ? null
      : { first_name: row.changed_by_first_name, last_name: row.changed_by_last_name },
  tax_file: toTaxFile(row),
  current_subscription: toSubscription(row),
  open_order: toOpenOrder(row),
}))

export type UnitRow = z.output<typeof unitRow>

export const findUnit = (scope: Scope, documentId: string): Promise<UnitRow | null> =>
  selectOne(
    sql`select ${columns} from business_units u ${joins}
      where u.document_id = ${documentId} and ${allOf(unitsInScopeConditions(scope))}`,
    unitRow,
  )

const selectPage = (ids: Sql, sorting: Sql[]): Promise<UnitRow[]> =>
  select(
    sql`select ${columns} from ${ids} join business_units u on u.id = p.id ${joins}
      order by ${joinSql(sorting, ', ')}`,
    unitRow,
  )

/** The first units of a selection. */
export const listFirstUnits = (selected: ListQuery, pageSize: number): Promise<UnitRow[]> =>
  selectPage(pageIdsSubquery(sql`u.id`, selected, { page: 1, pageSize }), selected.sorting)

export async function listUnits(selected: ListQuery, page: Page) {
  const [pagination, rows] = await Promise.all([
    getPagination(selected, page),
    selectPage(pageIdsSubquery(sql`u.id`, selected, page), selected.sorting),
  ])
  return { rows, pagination }
}

/** Iterates over all matching units in batches of 200, for exports. */
export async function* iterateUnits(selected: ListQuery): AsyncGenerator<UnitRow> {
  const ids = await listIds(sql`u.id`, selected)
  for (let from = 0; from < ids.length; from += 200) {
    const batch = ids.slice(from, from + 200)
    yield* await select(
      sql`select ${columns} from business_units u ${joins} where ${inArray(sql`u.id`, batch)} order by u.id`,
      unitRow,
    )
  }
}
