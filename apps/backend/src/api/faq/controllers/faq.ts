import { byPosition, createCollectionController } from '#src/site/content/collection-controller'

export default createCollectionController('api::faq.faq', { sort: byPosition, whole: {} })
