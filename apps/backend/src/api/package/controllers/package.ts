import { addTermsToPackages } from '#src/billing/package-term/terms'
import { byPosition, createCollectionController } from '#src/site/content/collection-controller'
import { packagePopulate } from '#src/site/populate/package'

export default createCollectionController('api::package.package', {
  sort: byPosition,
  whole: packagePopulate,
  complete: addTermsToPackages,
})
