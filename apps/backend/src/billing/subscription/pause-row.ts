import { z } from 'zod'
import { integerColumn, jsonColumn } from '#src/platform/database/columns'
import { select } from '#src/platform/database/select'
import { inArray, sql } from '#src/platform/database/sql'
import type { Pause } from './rules/pause'

const pauseRow = z.object({
  id: integerColumn,
  unit: integerColumn,
  from: z.date(),
  until: z.date(),
  /** The days of the month on which the moved periods ended before. */
  anchors: jsonColumn(z.array(z.object({ id: z.number(), anchor_day: z.number().nullable() }))),
})
export type PauseRow = z.output<typeof pauseRow> & Pause

/** The pauses of units by their start, also those that are over, keyed by the unit's id. */
export async function listPauses(units: readonly number[]): Promise<Map<number, PauseRow[]>> {
  const rows = await select(
    sql`select p.id, p.business_unit_id as unit, p.from_at as from, p.until_at as until, p.anchors
      from subscription_pauses p where ${inArray(sql`p.business_unit_id`, units)} order by p.from_at`,
    pauseRow,
  )
  return Map.groupBy(rows, ({ unit }) => unit)
}
