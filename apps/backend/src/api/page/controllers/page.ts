import { createCollectionController } from '#src/content/collection-controller'
import { page } from '#src/populate/page'

export default createCollectionController('api::page.page', {
  sort: 'slug:asc',
  whole: page,
  // Page lists do not need the sections.
  listed: ({ fields }) => (fields ? {} : page),
})
