import { createCollectionController, pagePopulate } from '#src/site'

export default createCollectionController('api::page.page', {
  sort: 'slug:asc',
  whole: pagePopulate,
  // Page lists do not need the sections.
  listed: ({ fields }) => (fields ? {} : pagePopulate),
})
