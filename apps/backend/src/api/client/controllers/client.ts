import { byPosition, collectionController } from '#src/content/collection-controller'

export default collectionController('api::client.client', { sort: byPosition, whole: {} })
