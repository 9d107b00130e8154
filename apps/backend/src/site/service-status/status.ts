import type { ServiceStatus } from '@bgm/contract'
import { serviceParts } from '@bgm/validation'
import { z } from 'zod'
import { listPublicNotes } from './notes'
import { dayRow, partRow } from './row'
import { fillDays, getStatusDay, statusDays } from './rules/days'

const minute = 60_000

/** What the checks found and what staff wrote. */
export async function getServiceStatus(now = Date.now()): Promise<ServiceStatus> {
  const { connection } = strapi.db
  const [partRows, dayRows, notes] = await Promise.all([
    connection('status_parts').select(),
    connection('status_days')
      .where('day', '>', getStatusDay(now - statusDays * 1440 * minute))
      .select('part', connection.raw(`to_char(day, 'YYYY-MM-DD') as day`), 'passed', 'failed'),
    listPublicNotes(now),
  ])
  const records = new Map(
    z
      .array(partRow)
      .parse(partRows)
      .map(row => [row.part, row]),
  )
  const days = z.array(dayRow).parse(dayRows)
  const last = Math.max(0, ...[...records.values()].map(row => row.minute))
  return {
    checked_at: last === 0 ? null : new Date(last * minute).toISOString(),
    parts: serviceParts.map(part => {
      const record = records.get(part)
      return {
        part,
        state: record?.state ?? 'unmeasured',
        since: record ? new Date(record.since).toISOString() : null,
        days: fillDays(
          days.filter(day => day.part === part),
          record?.first_minute ?? null,
          now,
        ),
      }
    }),
    notes,
  }
}
