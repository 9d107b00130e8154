import { byPosition, createCollectionController } from '#src/site/content/collection-controller'

export default createCollectionController('api::client.client', { sort: byPosition, whole: {} })
