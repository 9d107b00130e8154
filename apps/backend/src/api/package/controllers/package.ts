import { addTermsToPackages } from '#src/billing/package-term/terms'
import { byPosition, createCollectionController } from '#src/content/collection-controller'
import { packageFeatures } from '#src/populate/package'

export default createCollectionController('api::package.package', {
  sort: byPosition,
  whole: packageFeatures,
  complete: addTermsToPackages,
})
