import { collectionController } from '../../../content/collection-controller'

export default collectionController('api::page-redirect.page-redirect', { sort: 'slug:asc', whole: {} })
