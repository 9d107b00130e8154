import { addTermsToPackages } from '#src/api/package-term/services/terms'
import { byPosition, createCollectionController } from '#src/content/collection-controller'
import { packageFeatures } from '#src/populate/package'

export default createCollectionController('api::package.package', {
  sort: byPosition,
  whole: packageFeatures,
  complete: addTermsToPackages,
})
