import { collectionController } from '#src/content/collection-controller'
import { industry, industrySummary } from '#src/populate/industry'

export default collectionController('api::industry.industry', {
  sort: 'position:asc',
  whole: industry,
  // The whole list stands in menus and forms; the sections matter to the page of one industry only.
  listed: ({ filters }) => (filters && 'key' in filters ? industry : industrySummary),
})
