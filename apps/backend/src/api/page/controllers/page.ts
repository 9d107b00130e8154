import { createCollectionController } from '#src/site/content/collection-controller'
import { pagePopulate } from '#src/site/populate/page'

export default createCollectionController('api::page.page', {
  sort: 'slug:asc',
  whole: pagePopulate,
  // Page lists do not need the sections.
  listed: ({ fields }) => (fields ? {} : pagePopulate),
})
