import { updateOrderByStaff } from '#src/billing/order/panel-rules'
import { HttpError } from '#src/platform/http/errors'

const readActions = ['findMany', 'findOne', 'findFirst', 'count']

function guardOrders() {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== 'api::order.order' || readActions.includes(context.action)) return next()
    if (context.action !== 'update') {
      throw new HttpError(400, 'Orders are placed by members; they cannot be created or deleted here')
    }
    return updateOrderByStaff<Awaited<ReturnType<typeof next>>>(context.params, next)
  })
}

export default {
  bootstrap: guardOrders,
}
