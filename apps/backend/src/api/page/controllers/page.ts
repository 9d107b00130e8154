import { collectionController } from '#src/content/collection-controller'
import { page } from '#src/populate/page'

export default collectionController('api::page.page', {
  sort: 'slug:asc',
  whole: page,
  // The list of addresses needs no sections.
  listed: ({ fields }) => (fields ? {} : page),
})
