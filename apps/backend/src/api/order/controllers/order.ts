import { orderKinds } from '@bgm/validation'
import { z } from 'zod'
import { parse } from '../../../body'
import type { Call } from '../../../call'
import { asked, pageQuery } from '../../../page-query'
import { notFound } from '../../../refusal'
import { ofReachedUnits, scopeOf } from '../../membership/services/scope'
import { addDays } from '../../subscription/rules/jakarta'
import { orderStates } from '../rules/state'
import { findOrder, listOrders } from '../services/row'
import { findSettings } from '../services/settings'
import { orderView } from '../services/view'

// A day as people write it in a form: it begins and ends at midnight in Jakarta.
const day = asked(z.iso.date().transform(text => new Date(`${text}T00:00:00+07:00`)))

const orderQuery = z.strictObject({
  state: asked(z.enum(orderStates)),
  kind: asked(z.enum(orderKinds)),
  business_unit: asked(z.string().max(40)),
  from: day,
  until: day,
  ...pageQuery,
})

type OrderQuery = z.output<typeof orderQuery>

function wanted({ state, kind, business_unit, from, until }: OrderQuery) {
  return {
    ...(state && { state }),
    ...(kind && { kind }),
    ...((from || until) && {
      placed_at: { ...(from && { $gte: from }), ...(until && { $lt: addDays(until, 1) }) },
    }),
    ...(business_unit && { business_unit: { documentId: business_unit } }),
  }
}

export default {
  async list(ctx: Call) {
    const query = parse(orderQuery, ctx.query)
    const { page, page_size } = query
    const where = { $and: [ofReachedUnits(await scopeOf(ctx)), wanted(query)] }
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
