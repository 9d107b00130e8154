import { collectionController } from '../../../content/collection-controller'

export default collectionController('api::client.client', { sort: 'position:asc', whole: {} })
