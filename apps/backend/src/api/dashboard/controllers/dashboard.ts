import { listUnits } from '#src/api/business-unit/services/row'
import { unitView } from '#src/api/business-unit/services/view'
import { getScope } from '#src/api/membership/services/scope'
import { joinSubscription, orderRowsInScope, unitRowsInScope } from '#src/api/membership/services/scoped-rows'
import { listOrders } from '#src/api/order/services/row'
import { getPaymentSettings } from '#src/api/order/services/settings'
import { orderView } from '#src/api/order/services/view'
import type { Call } from '#src/http/request-context'
import { getDashboardFigures } from '../services/figures'

export default {
  async get(ctx: Call) {
    const scope = await getScope(ctx)
    const orders = orderRowsInScope(scope)
    const firstFour = { page: 1, pageSize: 4 }
    // Sorted by end of subscription, followed by the newest units without a subscription.
    const soonest = joinSubscription(unitRowsInScope(scope)).whereNotNull('s.id')
    const ends = [{ by: 's.expired_date' }, { by: 'u.id' }]
    const [figures, ending, recent, latest, due, { payment }] = await Promise.all([
      getDashboardFigures(scope, new Date()),
      listUnits(soonest, ends, firstFour),
      listUnits(unitRowsInScope(scope), [{ by: 'u.id', down: true }], firstFour),
      listOrders(orders, firstFour),
      listOrders(orders.clone().where('r.state', 'awaiting-payment'), { page: 1, pageSize: 1 }),
      getPaymentSettings(),
    ])
    const units = [...ending.rows, ...recent.rows].filter(
      ({ id }, index, all) => all.findIndex(unit => unit.id === id) === index,
    )
    ctx.body = {
      ...figures,
      business_units: await Promise.all(units.slice(0, 4).map(unit => unitView(unit))),
      orders: latest.rows.map(order => orderView(order, payment)),
      next_order: due.rows[0] ? orderView(due.rows[0], payment) : null,
    }
  },
}
