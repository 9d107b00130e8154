import { collectiveCoverage } from '@bgm/contract'
import { getReader } from '#src/api/account/services/collective-reader'
import { parseMonth } from '#src/api/usage/rules/month'
import { lateAfterMs } from '#src/api/usage-coverage/services/unit-months'
import { notFound } from '#src/http/errors'
import { implement, toPage } from '#src/http/implement'
import { listMonthStates } from '../services/months'
import { getCoverageOverview } from '../services/overview'
import { recordRead } from '../services/reads'
import { listLateDevices, listVenues } from '../services/venues'

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
    async getOverview({ params, caller: reader }) {
      const month = requireMonth(params.month)
      await recordRead(reader, 'overview', month)
      const now = Date.now()
      const [{ months, earlier, later }, coverage, late] = await Promise.all([
        listMonthStates(month, now),
        getCoverageOverview(month),
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

    async listVenues({ query: { page, page_size: pageSize, city, month: text }, caller: reader }) {
      const month = requireMonth(text)
      await recordRead(reader, 'venues', city ? `${month} ${city}` : month)
      const { venues, pagination } = await listVenues(month, city, { page, pageSize })
      return toPage(venues, pagination)
    },

    async listLateDevices({ query: { page, page_size: pageSize }, caller: reader }) {
      await recordRead(reader, 'late-devices')
      const { data, pagination } = await listLateDevices(Date.now(), lateAfterMs, { page, pageSize })
      return toPage(data, pagination)
    },
  },
  getReader,
)
