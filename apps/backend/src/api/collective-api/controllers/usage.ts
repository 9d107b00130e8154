import { collectiveApiUsage } from '@bgm/contract'
import {
  decodeCursor,
  type EntryRange,
  encodeCursor,
  findDaySource,
  findMonthSource,
  identifyCollectiveKey,
  listVenuesAfter,
  playViews,
  readPlays,
} from '#src/integrations'
import { fieldError, notFound } from '#src/platform/http/errors'
import { implement } from '#src/platform/http/implement'
import { listReportVersions, listTotalsFrom, recordRead } from '#src/reporting'

/** Returns the single number in a cursor, or 0 without a cursor. */
function readPosition(text: string | undefined): number {
  const cursor = decodeCursor(text)
  if (cursor && cursor.length !== 1) throw fieldError('cursor', 'validation.invalid')
  return cursor?.[0] ?? 0
}

/** Returns the index encoded in a cursor, or null if there is none. Throws 400 if it lies outside the source. */
function readIndex(cursor: readonly number[] | undefined, { from, until }: EntryRange): number | null {
  if (!cursor) return null
  const [index = -1] = cursor
  if (cursor.length !== 1 || index < from || index > until) throw fieldError('cursor', 'validation.invalid')
  return index
}

function findSource(period: string | undefined, day: string | undefined) {
  if ((period === undefined) === (day === undefined)) throw fieldError('month', 'validation.invalid')
  return period === undefined ? findDaySource(day ?? '') : findMonthSource(period)
}

export default implement(
  collectiveApiUsage,
  {
    async listPlays({
      query: { month: period, sealed_on: sealedOn, received_on: day = sealedOn, cursor, limit },
      caller: reader,
    }) {
      const position = decodeCursor(cursor)
      const source = await findSource(period, day)
      if (!source) throw notFound()
      const after = readIndex(position, source)
      await recordRead(reader, 'plays', period ?? day)
      const { lines, next, hasMore } = await readPlays(source, after, limit)
      return {
        data: await playViews(lines),
        meta: { has_more: hasMore, next_cursor: encodeCursor(next) },
      }
    },

    async listVenues({ query: { month: period, cursor, limit, ...filter }, caller: reader }) {
      const after = readPosition(cursor)
      await recordRead(reader, 'venues', [period, ...Object.values(filter)].filter(Boolean).join(' '))
      const { venues, last, hasMore } = await listVenuesAfter(period, filter, after, limit)
      return {
        data: venues,
        meta: { has_more: hasMore, next_cursor: last === 0 ? null : encodeCursor(last) },
      }
    },

    async listWorks({ query: { month: period, version, cursor, limit }, caller: reader }) {
      const from = readPosition(cursor)
      const report = (await listReportVersions(period)).find(each => each.version === version)
      if (!report) throw notFound()
      await recordRead(reader, 'works', `${period}, ${version}`)
      const totals = await listTotalsFrom(report.id, 'work', from, limit + 1)
      const works = totals.slice(0, limit)
      const next = from + works.length
      return {
        data: works.map(({ name, detail, plays, milliseconds }) => ({
          title: name,
          composers: detail === '' ? [] : detail.split('; '),
          plays,
          seconds: milliseconds / 1000,
          report_version: version,
        })),
        meta: {
          has_more: totals.length > limit,
          next_cursor: next === 0 ? null : encodeCursor(next),
        },
      }
    },
  },
  identifyCollectiveKey,
)
