import { byPosition, createCollectionController } from '#src/site/content/collection-controller'
import { industryPopulate, industrySummaryPopulate } from '#src/site/populate/industry'

export default createCollectionController('api::industry.industry', {
  sort: byPosition,
  whole: industryPopulate,
  // Menus and forms need the whole list; only an industry's own page needs its sections.
  listed: ({ filters }) => (filters && 'key' in filters ? industryPopulate : industrySummaryPopulate),
})
