import { collectiveCoverage } from '@bgm/contract'
import { getCollectiveReader } from '#src/identity'
import { notFound } from '#src/platform/http/errors'
import { implement, toPage } from '#src/platform/http/implement'
import {
  getCoverageOverview,
  lateAfterMs,
  listLateDevices,
  listMonthStates,
  listVenues,
  parseMonth,
  recordRead,
} from '#src/reporting'

/** Number of late devices shown with the overview. */
const lateDevicesShown = 4

const requireMonth = (text: string) => {
  const month = parseMonth(text)
  if (!month) throw notFound()
  return month.month
}

export default implement(
  collectiveCoverage,
  {
    async getOverview({ params, query: { by }, caller: reader }) {
      const month = requireMonth(params.month)
      await recordRead(reader, 'overview', month)
      const now = Date.now()
      const [{ months, earlier, later }, coverage, late] = await Promise.all([
        listMonthStates(month, now),
        getCoverageOverview(month, by),
        listLateDevices(now, lateAfterMs, { page: 1, pageSize: lateDevicesShown }),
      ])
      return {
        month,
        months,
        earlier,
        later,
        ...coverage,
        late: { total: late.pagination.total, data: late.data },
      }
    },

    async listVenues({ query, caller: reader }) {
      const { page, page_size: pageSize, month: text, sort, ...filter } = query
      const month = requireMonth(text)
      await recordRead(reader, 'venues', [month, ...Object.values(filter)].filter(Boolean).join(' '))
      const { venues, pagination } = await listVenues(month, filter, sort, { page, pageSize })
      return toPage(venues, pagination)
    },

    async listLateDevices({ query: { page, page_size: pageSize }, caller: reader }) {
      await recordRead(reader, 'late-devices')
      const { data, pagination } = await listLateDevices(Date.now(), lateAfterMs, { page, pageSize })
      return toPage(data, pagination)
    },
  },
  getCollectiveReader,
)
