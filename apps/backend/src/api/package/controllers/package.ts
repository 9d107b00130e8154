import { collectionController } from '../../../content/collection-controller'
import { packageFeatures } from '../../../populate/package'
import { withTerms } from '../../package-term/services/terms'

export default collectionController('api::package.package', {
  sort: 'position:asc',
  whole: packageFeatures,
  complete: withTerms,
})
