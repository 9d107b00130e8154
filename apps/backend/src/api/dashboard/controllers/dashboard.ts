import { listUnits } from '#src/api/business-unit/services/row'
import { unitView } from '#src/api/business-unit/services/view'
import {
  reachedOrderRows,
  reachedUnitRows,
  withSubscription,
} from '#src/api/membership/services/reached-tables'
import { scopeOf } from '#src/api/membership/services/scope'
import { listOrders } from '#src/api/order/services/row'
import { findSettings } from '#src/api/order/services/settings'
import { orderView } from '#src/api/order/services/view'
import type { Call } from '#src/http/request-context'
import { figuresOf } from '../services/figures'

export default {
  async get(ctx: Call) {
    const scope = await scopeOf(ctx)
    const orders = reachedOrderRows(scope)
    const few = { page: 1, pageSize: 4 }
    // Next to end first; behind them the newest of those without an end.
    const soonest = withSubscription(reachedUnitRows(scope)).whereNotNull('s.id')
    const ends = [{ by: 's.expired_date' }, { by: 'u.id' }]
    const [figures, ending, recent, latest, due, { payment }] = await Promise.all([
      figuresOf(scope, new Date()),
      listUnits(soonest, ends, few),
      listUnits(reachedUnitRows(scope), [{ by: 'u.id', down: true }], few),
      listOrders(orders, few),
      listOrders(orders.clone().where('r.state', 'awaiting-payment'), { page: 1, pageSize: 1 }),
      findSettings(),
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
