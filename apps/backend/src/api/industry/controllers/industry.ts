import { byPosition, collectionController } from '#src/content/collection-controller'
import { industry, industrySummary } from '#src/populate/industry'

export default collectionController('api::industry.industry', {
  sort: byPosition,
  whole: industry,
  // Menus and forms need the whole list; only the page of one industry needs its sections.
  listed: ({ filters }) => (filters && 'key' in filters ? industry : industrySummary),
})
