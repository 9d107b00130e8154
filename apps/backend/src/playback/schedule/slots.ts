import {
  exceptionKinds,
  exceptionRepeats,
  type ScheduleScope,
  scheduleScopes,
  seasons,
} from '@bgm/validation'
import { z } from 'zod'
import type { Transaction } from '#src/platform/database/transaction'

/**
 * The ids of the zones, their units and their organisations to which slots, exceptions and overrides belong.
 */
export type ScheduleOwnerIds = Record<ScheduleScope, readonly number[]>

const slotRows = z.array(
  z.object({
    scope: z.enum(scheduleScopes),
    scope_id: z.number(),
    season: z.enum(seasons),
    weekday: z.number(),
    from_minute: z.number(),
    until_minute: z.number(),
    playlist: z.string(),
  }),
)
export type SlotRow = z.output<typeof slotRows>[number]

const exceptionRows = z.array(
  z.object({
    id: z.number(),
    document_id: z.string(),
    scope: z.enum(scheduleScopes),
    scope_id: z.number(),
    kind: z.enum(exceptionKinds),
    mandatory: z.coerce.boolean(),
    from_date: z.string(),
    until_date: z.string(),
    from_minute: z.number().nullable(),
    until_minute: z.number().nullable(),
    playlist: z.string().nullable(),
    label: z.string().nullable(),
    repeats: z.enum(exceptionRepeats),
    repeat_days: z.number().nullable(),
  }),
)
export type ExceptionRow = z.output<typeof exceptionRows>[number]

const overrideRows = z.array(
  z.object({
    zone_id: z.number(),
    playlist: z.string().nullable(),
    from_at: z.coerce.number(),
    until_at: z.coerce.number(),
  }),
)
export type OverrideRow = z.output<typeof overrideRows>[number]

/** Runs within the transaction if there is one, which may have changed them. */
const ownedBy = (table: string, owners: ScheduleOwnerIds, trx: Transaction | null) =>
  (trx ?? strapi.db.connection)(table)
    .whereIn('scope_id', [...new Set(scheduleScopes.flatMap(scope => owners[scope]))])
    .whereIn('scope', [...scheduleScopes])

/** Filters out rows of another scope whose `scope_id` is the same, which the queries may return. */
export const isOwnedBy = (
  row: { scope: ScheduleScope; scope_id: number },
  ids: Record<ScheduleScope, number>,
) => ids[row.scope] === row.scope_id

export const listSlots = async (
  owners: ScheduleOwnerIds,
  trx: Transaction | null = null,
): Promise<SlotRow[]> =>
  slotRows.parse(
    await ownedBy('schedule_slots', owners, trx).orderBy(['scope', 'scope_id', 'weekday', 'from_minute']),
  )

/** Exceptions that end on this date or later. */
export const listExceptions = async (
  owners: ScheduleOwnerIds,
  date: string,
  trx: Transaction | null = null,
): Promise<ExceptionRow[]> =>
  exceptionRows.parse(
    await ownedBy('schedule_exceptions', owners, trx)
      .where('until_date', '>=', date)
      .orderBy(['from_date', 'id']),
  )

/** The overrides of the zones that have not ended. */
export const listOverrides = async (zones: readonly number[], now: number): Promise<OverrideRow[]> =>
  overrideRows.parse(
    await strapi.db.connection('zone_overrides').whereIn('zone_id', zones).where('until_at', '>', now),
  )
