import { Readable } from 'node:stream'
import { parseInput } from '#src/http/parse-body'
import { consume } from '#src/http/rate-limit'
import type { Call } from '#src/http/request-context'
import { periodQuery } from '../rules/period'
import { exportAccounting, sumAccounting } from '../services/accounting'
import { getStaff } from '../services/staff'

async function getPeriod(ctx: Call) {
  await consume('accounting-account', String(getStaff(ctx).id))
  return parseInput(periodQuery, ctx.query)
}

export default {
  async summary(ctx: Call) {
    ctx.body = { data: await sumAccounting(await getPeriod(ctx)) }
  },

  async export(ctx: Call) {
    const period = await getPeriod(ctx)
    const staff = getStaff(ctx)
    strapi.log.info('payments were exported for accounting', { staff: staff.id, period: period.name })
    ctx.set('content-type', 'text/csv; charset=utf-8')
    ctx.set('content-disposition', `attachment; filename="accounting-${period.name}.csv"`)
    ctx.set('cache-control', 'private, no-store')
    ctx.body = Readable.from(exportAccounting(period))
  },
}
