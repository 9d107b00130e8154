import { byPosition, collectionController } from '#src/content/collection-controller'

export default collectionController('api::faq.faq', { sort: byPosition, whole: {} })
