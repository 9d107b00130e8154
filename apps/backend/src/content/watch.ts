import { errors } from '@strapi/utils'
import { type Section, wordErrors } from './word-limits'

const kinds: Record<string, 'page' | 'industry'> = {
  'api::page.page': 'page',
  'api::industry.industry': 'industry',
}

/** Refuses a page or an industry whose cards break the word limits, whoever saves it and by whatever door. */
export function watchContent() {
  strapi.documents.use((context, next) => {
    const kind = kinds[context.uid]
    if (!kind || (context.action !== 'create' && context.action !== 'update')) return next()
    const { sections } = (context.params.data ?? {}) as { sections?: Section[] }
    const found = Array.isArray(sections) ? wordErrors(sections, kind) : []
    if (found.length === 0) return next()
    const message = found.map(error => error.message).join('. ')
    throw new errors.ValidationError(message, { errors: found })
  })
}
