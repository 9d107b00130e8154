import { HttpError } from '#src/http/errors'
import { updateOrderByStaff } from './services/panel-rules'

const readers = ['findMany', 'findOne', 'findFirst', 'count']

function guardOrders() {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== 'api::order.order' || readers.includes(context.action)) return next()
    if (context.action !== 'update') {
      throw new HttpError(
        400,
        'Orders are placed by members and kept: they are neither made nor removed here',
      )
    }
    return updateOrderByStaff<Awaited<ReturnType<typeof next>>>(context.params, next)
  })
}

export default {
  bootstrap: guardOrders,
}
