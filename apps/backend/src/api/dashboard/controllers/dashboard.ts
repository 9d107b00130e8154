import type { Call } from '../../../call'
import { listUnits } from '../../business-unit/services/row'
import { unitView } from '../../business-unit/services/view'
import { ofReachedUnits, reachedUnits, scopeOf } from '../../membership/services/scope'
import { listOrders } from '../../order/services/row'
import { findSettings } from '../../order/services/settings'
import { orderView } from '../../order/services/view'
import { figuresOf } from '../services/figures'

export default {
  async get(ctx: Call) {
    const scope = await scopeOf(ctx)
    const orders = ofReachedUnits(scope)
    // Next to end first; those without an end come last on both databases by their own query.
    const soonest = { ...reachedUnits(scope), current_subscription: { id: { $notNull: true } } }
    const ends = [{ current_subscription: { expired_date: 'asc' } }, { id: 'asc' }]
    const [figures, ending, recent, latest, due, { payment }] = await Promise.all([
      figuresOf(scope, new Date()),
      listUnits(soonest, ends, 1, 4),
      listUnits(reachedUnits(scope), [{ id: 'desc' }], 1, 4),
      listOrders(orders, 1, 4),
      listOrders({ ...orders, state: 'awaiting-payment' }, 1, 1),
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
