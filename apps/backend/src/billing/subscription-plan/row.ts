import type { ScheduledChange } from '@bgm/contract'
import { billingPeriods } from '@bgm/validation'
import { z } from 'zod'
import { integerColumn, jsonColumn } from '#src/platform/database/columns'
import { select } from '#src/platform/database/select'
import { inArray, sql } from '#src/platform/database/sql'

const scheduledRow = z.object({
  unit: integerColumn,
  package_key: z.string().nullable(),
  package_title: z.string().nullable(),
  billing_period: z.enum(billingPeriods).nullable(),
  zone_count: integerColumn.nullable(),
  ending_zones: jsonColumn(z.array(z.string())),
  closes_unit: z.boolean(),
})

/** What the next renewal of a unit will be; without a package, there will be none. */
export type ScheduledRow = z.output<typeof scheduledRow>

/** What is planned for the next renewals of units, keyed by the unit's id. */
export async function listScheduledChanges(units: readonly number[]): Promise<Map<number, ScheduledRow>> {
  const rows = await select(
    sql`select c.business_unit_id as unit, c.package_key, c.package_title, c.billing_period, c.zone_count, c.ending_zones,
      c.closes_unit
      from scheduled_changes c where ${inArray(sql`c.business_unit_id`, units)}`,
    scheduledRow,
  )
  return new Map(rows.map(row => [row.unit, row]))
}

const zoneRow = z.object({ id: z.string(), name: z.string(), number: integerColumn })

/** The zones of a unit by number. */
export const listZonesOfUnit = (unit: number) =>
  select(
    sql`select z.document_id as id, z.name, z.number from zones z where z.business_unit_id = ${unit} order by z.number`,
    zoneRow,
  )

/** What is planned for a unit whose last paid period ends at `ends`. */
export async function getScheduledChangeView(
  unit: number,
  ends: Date | undefined,
): Promise<ScheduledChange | null> {
  const scheduled = (await listScheduledChanges([unit])).get(unit)
  if (!scheduled || !ends) return null
  const starts_at = ends.toISOString()
  const {
    package_key: key,
    package_title: title,
    billing_period,
    zone_count,
    ending_zones,
    closes_unit,
  } = scheduled
  if (key === null || title === null || billing_period === null || zone_count === null)
    return { next: null, starts_at, closes_unit }
  const zones = await listZonesOfUnit(unit)
  return {
    next: {
      package: { key, title },
      billing_period,
      zone_count,
      ending_zones: zones.filter(({ id }) => ending_zones.includes(id)).map(({ id, name }) => ({ id, name })),
    },
    starts_at,
    closes_unit,
  }
}
