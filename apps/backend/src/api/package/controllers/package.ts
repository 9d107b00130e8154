import { collectionController } from '../../../content/collection-controller'
import { packageFeatures } from '../../../populate/package'

export default collectionController('api::package.package', { sort: 'position:asc', whole: packageFeatures })
