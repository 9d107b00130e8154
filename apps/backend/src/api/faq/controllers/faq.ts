import { byPosition, createCollectionController } from '#src/site'

export default createCollectionController('api::faq.faq', { sort: byPosition, whole: {} })
