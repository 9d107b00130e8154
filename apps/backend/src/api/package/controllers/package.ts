import { addPackageTerms } from '#src/api/package-term/services/terms'
import { collectionController } from '#src/content/collection-controller'
import { packageFeatures } from '#src/populate/package'

export default collectionController('api::package.package', {
  sort: 'position:asc',
  whole: packageFeatures,
  complete: addPackageTerms,
})
