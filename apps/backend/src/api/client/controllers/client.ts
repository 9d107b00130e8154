import { collectionController } from '#src/content/collection-controller'

export default collectionController('api::client.client', { sort: 'position:asc', whole: {} })
