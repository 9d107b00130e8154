import { byPosition, createCollectionController } from '#src/site'

export default createCollectionController('api::client.client', { sort: byPosition, whole: {} })
