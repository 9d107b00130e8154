import { z } from 'zod'
import { parse } from '../../../body'
import type { Call } from '../../../call'
import { asked, pageQuery } from '../../../page-query'
import { notFound } from '../../../refusal'
import { ofReachedUnits, scopeOf } from '../../membership/services/scope'
import { orderStates } from '../rules/state'
import { findOrder, listOrders } from '../services/row'
import { findSettings } from '../services/settings'
import { orderView } from '../services/view'

const orderQuery = z.strictObject({ state: asked(z.enum(orderStates)), ...pageQuery })

export default {
  async list(ctx: Call) {
    const { state, page, page_size } = parse(orderQuery, ctx.query)
    const where = { ...ofReachedUnits(await scopeOf(ctx)), ...(state && { state }) }
    const [{ rows, pagination }, { payment }] = await Promise.all([
      listOrders(where, page, page_size),
      findSettings(),
    ])
    ctx.body = { data: rows.map(row => orderView(row, payment)), meta: { pagination } }
  },

  async get(ctx: Call) {
    const order = await findOrder({
      $and: [{ documentId: ctx.params.id }, ofReachedUnits(await scopeOf(ctx))],
    })
    if (!order) throw notFound()
    ctx.body = orderView(order, (await findSettings()).payment)
  },
}
