import { z } from 'zod'
import { recordRead } from '#src/api/collective/services/reads'
import { findSealNumberByDay } from '#src/api/collective/services/seals'
import { requireCollectiveKey } from '#src/api/collective-key/services/authenticate'
import { cursorQuery, encodeCursor } from '#src/api/public-api/rules/cursor'
import { parseMonth } from '#src/api/usage/rules/month'
import { listReportVersions, listTotalsFrom } from '#src/api/usage-report/services/rows'
import { fieldError, notFound } from '#src/http/errors'
import { emptyAsUndefined } from '#src/http/page-query'
import { parseInput } from '#src/http/parse-body'
import type { RequestContext } from '#src/http/request-context'
import { playViews } from '../services/play-view'
import {
  createSealSource,
  findMonthSource,
  type PlayCursor,
  readPlays,
  type SealRange,
} from '../services/plays'
import { listVenuesAfter } from '../services/venues'

const month = z
  .string()
  .max(7)
  .refine(text => parseMonth(text) !== null)

const playQuery = z.strictObject({
  month: emptyAsUndefined(month),
  sealed_on: emptyAsUndefined(z.iso.date()),
  ...cursorQuery,
})
const venueQuery = z.strictObject({ month, ...cursorQuery })
const workQuery = z.strictObject({
  month,
  version: emptyAsUndefined(z.string().regex(/^[1-9]\d{0,3}$/)).transform(text => Number(text ?? 1)),
  ...cursorQuery,
})

/** Returns the single number in a cursor, or 0 without a cursor. */
function readPosition(cursor: readonly number[] | undefined): number {
  if (cursor && cursor.length !== 1) throw fieldError('cursor', 'validation.invalid')
  return cursor?.[0] ?? 0
}

/**
 * Returns the position encoded in a cursor, or null if there is none. Throws 400 if it lies outside the
 * source's seals.
 */
function readSealPosition(
  cursor: readonly number[] | undefined,
  { from_seal, through_seal }: SealRange,
): PlayCursor | null {
  if (!cursor) return null
  const [seal = 0, position] = cursor
  if (position === undefined || seal < from_seal || seal > through_seal)
    throw fieldError('cursor', 'validation.invalid')
  return { seal, position }
}

async function findSource(period: string | undefined, day: string | undefined) {
  if ((period === undefined) === (day === undefined)) throw fieldError('month', 'validation.invalid')
  if (period !== undefined) return findMonthSource(period)
  const seal = await findSealNumberByDay(day ?? '')
  return seal === null ? null : createSealSource(seal)
}

/** Usage data, for collective bodies with an API key. */
export default {
  /** The plays of a month that has a final report, or of a day's seal. */
  async plays(ctx: RequestContext) {
    const reader = await requireCollectiveKey(ctx, 'plays:read')
    const { month: period, sealed_on: day, cursor, limit } = parseInput(playQuery, ctx.query)
    const source = await findSource(period, day)
    if (!source) throw notFound()
    const after = readSealPosition(cursor, source)
    await recordRead(reader, 'plays', period ?? day)
    const { lines, next, hasMore } = await readPlays(source, after, limit)
    ctx.body = {
      data: await playViews(lines),
      meta: { has_more: hasMore, next_cursor: encodeCursor(next.seal, next.position) },
    }
  },

  /** The venues of a month. */
  async venues(ctx: RequestContext) {
    const reader = await requireCollectiveKey(ctx, 'venues:read')
    const { month: period, cursor, limit } = parseInput(venueQuery, ctx.query)
    const after = readPosition(cursor)
    await recordRead(reader, 'venues', period)
    const { venues, last, hasMore } = await listVenuesAfter(period, after, limit)
    ctx.body = {
      data: venues,
      meta: { has_more: hasMore, next_cursor: last === 0 ? null : encodeCursor(last) },
    }
  },

  /** The works in one version of a month's report, sorted by total playing time, longest first. */
  async works(ctx: RequestContext) {
    const reader = await requireCollectiveKey(ctx, 'works:read')
    const { month: period, version, cursor, limit } = parseInput(workQuery, ctx.query)
    const from = readPosition(cursor)
    const report = (await listReportVersions(period)).find(one => one.version === version)
    if (!report) throw notFound()
    await recordRead(reader, 'works', `${period}, ${version}`)
    const totals = await listTotalsFrom(report.id, 'work', from, limit + 1)
    const works = totals.slice(0, limit)
    const next = from + works.length
    ctx.body = {
      data: works.map(({ name, detail, plays, milliseconds }) => ({
        title: name,
        composers: detail === '' ? [] : detail.split('; '),
        plays,
        seconds: milliseconds / 1000,
      })),
      meta: {
        has_more: totals.length > limit,
        next_cursor: next === 0 ? null : encodeCursor(next),
      },
    }
  },
}
