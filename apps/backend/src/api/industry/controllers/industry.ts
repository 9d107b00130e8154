import { byPosition, createCollectionController } from '#src/site/content/collection-controller'
import { industry, industrySummary } from '#src/site/populate/industry'

export default createCollectionController('api::industry.industry', {
  sort: byPosition,
  whole: industry,
  // Menus and forms need the whole list; only an industry's own page needs its sections.
  listed: ({ filters }) => (filters && 'key' in filters ? industry : industrySummary),
})
