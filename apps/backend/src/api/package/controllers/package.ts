import { addTermsToPackages } from '#src/billing'
import { byPosition, createCollectionController, packagePopulate } from '#src/site'

export default createCollectionController('api::package.package', {
  sort: byPosition,
  whole: packagePopulate,
  complete: addTermsToPackages,
})
