import { byPosition, createCollectionController } from '#src/content/collection-controller'

export default createCollectionController('api::faq.faq', { sort: byPosition, whole: {} })
