import { publicUids } from '#src/identity'
import { throwFieldErrors } from '#src/platform/panel/field-errors'
import { validateImages } from './image-alt-text'
import { validatePlaceholders } from './placeholders'
import { type Section, validateWordLimits } from './word-limits'

const kinds: Record<string, 'page' | 'industry'> = {
  'api::page.page': 'page',
  'api::industry.industry': 'industry',
}

/**
 * Rejects content that would look broken, whether saved through the panel or the API: texts outside the word limits,
 * unsuitable images, unknown placeholders.
 */
export function enforceContentRules() {
  strapi.documents.use(async (context, next) => {
    const { action, uid } = context
    if ((action !== 'create' && action !== 'update') || !publicUids.includes(uid)) return next()
    const data = (context.params.data ?? {}) as Record<string, unknown>
    const kind = kinds[uid]
    throwFieldErrors([
      ...(kind && Array.isArray(data.sections) ? validateWordLimits(data.sections as Section[], kind) : []),
      ...(await validateImages(uid, data)),
      ...validatePlaceholders(data),
    ])
    return next()
  })
}
