import { z } from 'zod'
import { getReader } from '#src/api/account/services/collective-reader'
import { getScopedZone } from '#src/api/business-unit/services/scoped-zones'
import { parseMonth } from '#src/api/usage/rules/month'
import { notFound } from '#src/http/errors'
import { emptyAsUndefined, pageQuery } from '#src/http/page-query'
import { parseInput } from '#src/http/parse-body'
import { consume } from '#src/http/rate-limit'
import { getAccount, type RequestContext } from '#src/http/request-context'
import { searchText, textField } from '#src/http/text-fields'
import { limitReads, recordRead } from '../services/reads'
import { searchUsageData } from '../services/search'
import { createVenueScope, findVenue, getVenueMonth } from '../services/venue'
import { findWorks, getWorkMonth } from '../services/works'

const venueQuery = z.strictObject({
  month: z.string().max(7),
  zone: emptyAsUndefined(z.string().max(64)),
  day: emptyAsUndefined(z.iso.date()),
  q: searchText,
  ...pageQuery,
})
const workQuery = z.strictObject({ month: z.string().max(7), ...pageQuery })
const searchQuery = z.strictObject({ q: textField(100).min(1) })

const limitSearches = (ctx: RequestContext) =>
  consume('collective-search-account', getAccount(ctx).documentId)

const maxId = 64
const idOf = ({ id = '' }: Record<string, string>) => (id.length <= maxId ? id : '')

export default {
  /** Searches venues, works and plays by name, code or id. */
  async search(ctx: RequestContext) {
    const { q } = parseInput(searchQuery, ctx.query)
    const reader = await getReader(ctx)
    await limitSearches(ctx)
    await recordRead(reader, 'search', q)
    ctx.body = await searchUsageData(q)
  },

  /** A venue in a month, with one page of its plays. */
  async get(ctx: RequestContext) {
    const { page, page_size: pageSize, month: text, zone, day, q } = parseInput(venueQuery, ctx.query)
    const reader = await getReader(ctx)
    await limitReads(ctx)
    if (q !== undefined) await limitSearches(ctx)
    const month = parseMonth(text)
    const venue = month && (await findVenue(idOf(ctx.params)))
    if (!venue) throw notFound()
    const zoneId = zone === undefined ? null : (await getScopedZone(createVenueScope(venue), zone)).id
    await recordRead(reader, 'venue', [month.month, venue.name, q].filter(Boolean).join(', '))
    const range = { skip: (page - 1) * pageSize, limit: pageSize }
    const period = { ...month, unit: null, zone: zoneId }
    const { total, ...found } = await getVenueMonth(venue, period, { day, q }, range, Date.now())
    const pagination = { page, pageSize, pageCount: Math.ceil(total / pageSize), total }
    ctx.body = { ...found, meta: { pagination } }
  },

  /** A work in a month, with one page of the venues where it was played. */
  async work(ctx: RequestContext) {
    const { page, page_size: pageSize, month: text } = parseInput(workQuery, ctx.query)
    const reader = await getReader(ctx)
    await limitSearches(ctx)
    const month = parseMonth(text)
    const [work] = month ? await findWorks([idOf(ctx.params)]) : []
    if (!month || !work) throw notFound()
    await recordRead(reader, 'work', `${month.month}, ${work.title}`)
    const { pagination, ...found } = await getWorkMonth(work, month.month, { page, pageSize })
    ctx.body = { work, month: month.month, ...found, meta: { pagination } }
  },
}
