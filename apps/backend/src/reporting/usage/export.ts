import type { CsvSeparator } from '@bgm/contract'
import { unparse } from 'papaparse'
import { utcOffset } from '#src/customers'
import { joinNames } from '#src/reporting/usage-report/rules/name-list'
import { attachTitles, type LineFilter, listPlays } from './lines'
import type { DayTotal } from './rules/month'

const batchSize = 1_000

const columns = [
  'started_at',
  'business_unit',
  'zone',
  'title',
  'artists',
  'composers',
  'playlist',
  'seconds',
  'layer',
  'offline',
  'play_id',
  'signed',
]

/** Formats an instant as ISO 8601 with the local offset, so that its date is the local date. */
function localTime(instant: number, timeZone: string): string {
  const offset = utcOffset(timeZone)
  const local = new Date(instant + offset * 60_000).toISOString().slice(0, 19)
  return `${local}+${String(offset / 60).padStart(2, '0')}:00`
}

type Named = Awaited<ReturnType<typeof attachTitles>>[number]

const toRow = ({ row, track, playlist }: Named): (string | number)[] => [
  localTime(row.started_at, row.time_zone ?? ''),
  row.unit_name,
  row.zone_name,
  track.title,
  joinNames(track.artists, '; '),
  joinNames(track.composers, '; '),
  playlist?.title.id ?? '',
  row.seconds,
  row.layer,
  row.offline ? 'yes' : 'no',
  row.play_id,
  row.chain === null ? 'no' : 'yes',
]

/** The plays in a range of days as CSV, oldest first, in chunks. Formulas are escaped for spreadsheets. */
export async function* exportPlays(
  filter: LineFilter,
  days: readonly DayTotal[],
  delimiter: CsvSeparator,
): AsyncGenerator<string> {
  // Excel needs the byte order mark to detect UTF-8.
  yield `\ufeff${columns.join(delimiter)}\r\n`
  for (const { date } of days)
    for (let skip = 0; ; skip += batchSize) {
      const rows = await listPlays(filter, [date], { skip, limit: batchSize, order: 'asc' })
      const named = await attachTitles(rows)
      if (rows.length > 0) yield `${unparse(named.map(toRow), { delimiter, escapeFormulae: true })}\r\n`
      if (rows.length < batchSize) break
    }
}
