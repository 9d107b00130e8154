import { Refusal } from '../../refusal'

const readers = ['findMany', 'findOne', 'findFirst', 'count']

export default {
  bootstrap() {
    strapi.documents.use((context, next) => {
      if (context.uid !== 'api::audit-entry.audit-entry' || readers.includes(context.action)) return next()
      throw new Refusal(400, 'The audit writes itself: no entry is made, changed or removed by hand')
    })
  },
}
