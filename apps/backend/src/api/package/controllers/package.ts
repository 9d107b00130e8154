import { addPackageTerms } from '#src/api/package-term/services/terms'
import { byPosition, collectionController } from '#src/content/collection-controller'
import { packageFeatures } from '#src/populate/package'

export default collectionController('api::package.package', {
  sort: byPosition,
  whole: packageFeatures,
  complete: addPackageTerms,
})
