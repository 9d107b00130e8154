import { byPosition, createCollectionController, industryPopulate, industrySummaryPopulate } from '#src/site'

export default createCollectionController('api::industry.industry', {
  sort: byPosition,
  whole: industryPopulate,
  // Menus and forms need the whole list; only an industry's own page needs its sections.
  listed: ({ filters }) => (filters && 'key' in filters ? industryPopulate : industrySummaryPopulate),
})
