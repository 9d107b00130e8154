import { collectionController } from '../../../content/collection-controller'
import { page } from '../../../populate/page'

export default collectionController('api::page.page', { sort: 'slug:asc', whole: page })
