import { byPosition, createCollectionController } from '#src/content/collection-controller'

export default createCollectionController('api::client.client', { sort: byPosition, whole: {} })
