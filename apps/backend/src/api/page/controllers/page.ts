import { createCollectionController } from '#src/site/content/collection-controller'
import { page } from '#src/site/populate/page'

export default createCollectionController('api::page.page', {
  sort: 'slug:asc',
  whole: page,
  // Page lists do not need the sections.
  listed: ({ fields }) => (fields ? {} : page),
})
