import { isPanelRequest } from '#src/platform/panel/panel-request'
import { translateFilters } from './panel-filter'
import { replaceIdsWithLabels } from './read'

/**
 * Shows labels and names instead of keys and ids in the panel, and lets staff filter by them. Stored values do not
 * change.
 */
export function showLabelsInPanel(): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== 'api::audit-entry.audit-entry' || !isPanelRequest()) return await next()
    const params = context.params as { filters?: unknown }
    if (params.filters) params.filters = await translateFilters(params.filters)
    const found = await next()
    if (context.action === 'findMany' && Array.isArray(found)) await replaceIdsWithLabels(found)
    if (context.action === 'findOne' && typeof found === 'object' && found)
      await replaceIdsWithLabels([found])
    return found
  })
}
