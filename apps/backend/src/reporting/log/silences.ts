import { exceptionRepeats, type ScheduleScope, scheduleScopes } from '@bgm/validation'
import { z } from 'zod'
import type { Transaction } from '#src/platform/database/transaction'
import { recordChanges } from './record-register'

const day = 86_400_000

/** Yesterday in UTC. What ended earlier has ended in every time zone, and has been recorded. */
const getEarliestDate = (at: number) => new Date(at - day).toISOString().slice(0, 10)

const owners = { zone: 'zone_id', unit: 'business_unit_id', organisation: 'organisation_id' } as const
const registers = {
  zone: 'calendar-zone',
  unit: 'calendar-unit',
  organisation: 'calendar-owner',
} as const

const silenceRows = z.array(
  z.object({
    from_date: z.string(),
    until_date: z.string(),
    from_minute: z.number().nullable(),
    until_minute: z.number().nullable(),
    repeats: z.enum(exceptionRepeats),
    repeat_days: z.number().nullable(),
  }),
)

async function isRecorded(trx: Transaction, type: string, subject: number): Promise<boolean> {
  const row: unknown = await trx('log_registers').where({ type, subject }).first('subject')
  return row !== undefined
}

/** Records the planned silences of a zone, a unit or an organisation that have not ended, if they have changed. */
export async function recordSilences(
  trx: Transaction,
  scope: ScheduleScope,
  id: number,
  at: number,
): Promise<void> {
  const rows: unknown = await trx('schedule_exceptions')
    .where({ scope, scope_id: id, kind: 'silence' })
    .where('until_date', '>=', getEarliestDate(at))
    .orderBy(['from_date', 'id'])
    .select(Object.keys(silenceRows.element.shape))
  const silences = silenceRows
    .parse(rows)
    .map(({ repeats, ...silence }) => ({ ...silence, repeats: repeats === 'never' ? null : repeats }))
  const register = registers[scope]
  if (silences.length === 0 && !(await isRecorded(trx, register, id))) return
  await recordChanges(trx, { type: 'calendar', register }, at, [
    { id, body: { [owners[scope]]: id, silences } },
  ])
}

const dateRows = z.array(z.object({ kind: z.string(), from_date: z.string(), until_date: z.string() }))

/** Records the dates on which units that observe Nyepi are silent, if they have changed. */
export async function recordCalendarDates(trx: Transaction, at: number): Promise<void> {
  const rows: unknown = await strapi.db.query('api::calendar-date.calendar-date').findMany({
    where: { kind: 'nyepi', until_date: { $gte: getEarliestDate(at) } },
    orderBy: [{ from_date: 'asc' }, { id: 'asc' }],
    select: Object.keys(dateRows.element.shape),
  })
  const dates = dateRows.parse(rows)
  const register = 'calendar-dates'
  if (dates.length === 0 && !(await isRecorded(trx, register, 0))) return
  await recordChanges(trx, { type: 'calendar', register }, at, [{ id: 0, body: { dates } }])
}

const ownerRows = z.array(z.object({ scope: z.enum(scheduleScopes), scope_id: z.number() }))

/** Records all planned silences that have changed. */
export async function recordAllSilences(trx: Transaction, at: number): Promise<void> {
  const rows: unknown = await trx('schedule_exceptions')
    .where({ kind: 'silence' })
    .where('until_date', '>=', getEarliestDate(at))
    .distinct('scope', 'scope_id')
    .orderBy(['scope', 'scope_id'])
  for (const { scope, scope_id } of ownerRows.parse(rows)) await recordSilences(trx, scope, scope_id, at)
  await recordCalendarDates(trx, at)
}
