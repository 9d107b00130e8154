import { Refusal } from '../../refusal'
import { watchPanel } from './services/watch-panel'

const readers = ['findMany', 'findOne', 'findFirst', 'count']

export default {
  bootstrap() {
    watchPanel()
    strapi.documents.use((context, next) => {
      if (context.uid !== 'api::audit-entry.audit-entry' || readers.includes(context.action)) return next()
      throw new Refusal(400, 'The audit writes itself: no entry is made, changed or removed by hand')
    })
  },
}
