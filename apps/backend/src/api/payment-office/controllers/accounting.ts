import { Readable } from 'node:stream'
import { exportAccounting, getAccountingTotals, getStaffMember, paymentPeriodQuery } from '#src/billing'
import { parseInput } from '#src/platform/http/parse-body'
import { consume } from '#src/platform/http/rate-limit'
import type { RequestContext } from '#src/platform/http/request-context'

async function getPeriod(ctx: RequestContext) {
  await consume('accounting-account', String(getStaffMember(ctx).id))
  return parseInput(paymentPeriodQuery, ctx.query)
}

export default {
  async summary(ctx: RequestContext) {
    ctx.body = { data: await getAccountingTotals(await getPeriod(ctx)) }
  },

  async export(ctx: RequestContext) {
    const period = await getPeriod(ctx)
    const staff = getStaffMember(ctx)
    strapi.log.info('payments were exported for accounting', { staff: staff.id, period: period.name })
    ctx.set('content-type', 'text/csv; charset=utf-8')
    ctx.set('content-disposition', `attachment; filename="accounting-${period.name}.csv"`)
    ctx.set('cache-control', 'private, no-store')
    ctx.body = Readable.from(exportAccounting(period))
  },
}
