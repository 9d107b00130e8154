import { collectiveVenues } from '@bgm/contract'
import { getScopedZone } from '#src/customers'
import { getCollectiveReader } from '#src/identity'
import { notFound } from '#src/platform/http/errors'
import { implement, toPagination } from '#src/platform/http/implement'
import { consume } from '#src/platform/http/rate-limit'
import { getAccount } from '#src/platform/http/request-context'
import {
  createVenueScope,
  findVenue,
  findWorks,
  getVenueMonth,
  getVenueRecord,
  getWorkMonth,
  parseMonth,
  recordRead,
  searchUsageData,
} from '#src/reporting'

export default implement(
  collectiveVenues,
  {
    async search({ query: { q }, caller: reader }) {
      await recordRead(reader, 'search', q)
      return searchUsageData(q)
    },

    async getVenue({ params, query, caller: reader, ctx }) {
      const { page, page_size: pageSize, month: text, zone, day, q } = query
      if (q !== undefined) await consume('collective-search-account', getAccount(ctx).documentId)
      const month = parseMonth(text)
      const venue = month && (await findVenue(params.id))
      if (!venue) throw notFound()
      const zoneId = zone === undefined ? null : (await getScopedZone(createVenueScope(venue), zone)).id
      await recordRead(reader, 'venue', [month.month, venue.name, q].filter(Boolean).join(', '))
      const range = { skip: (page - 1) * pageSize, limit: pageSize }
      const period = { ...month, unit: null, zone: zoneId }
      const { total, ...found } = await getVenueMonth(venue, period, { day, q }, range, Date.now())
      const pagination = toPagination({ page, pageSize, pageCount: Math.ceil(total / pageSize), total })
      return { ...found, meta: { pagination } }
    },

    async getVenueRecord({ params, query, caller: reader }) {
      const month = parseMonth(query.month)
      const venue = month && (await findVenue(params.id))
      if (!venue) throw notFound()
      await recordRead(reader, 'venue-record', `${month.month}, ${venue.name}`)
      return getVenueRecord(venue, month)
    },

    async getWork({ params, query: { page, page_size: pageSize, month: text }, caller: reader }) {
      const month = parseMonth(text)
      const [work] = month ? await findWorks([params.id]) : []
      if (!month || !work) throw notFound()
      await recordRead(reader, 'work', `${month.month}, ${work.title}`)
      const { pagination, ...found } = await getWorkMonth(work, month.month, { page, pageSize })
      return { work, month: month.month, ...found, meta: { pagination: toPagination(pagination) } }
    },
  },
  getCollectiveReader,
)
