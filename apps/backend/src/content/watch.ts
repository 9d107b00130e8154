import { errors } from '@strapi/utils'
import { picturesWithoutWords } from './pictures'
import { type Section, wordErrors } from './word-limits'

const kinds: Record<string, 'page' | 'industry'> = {
  'api::page.page': 'page',
  'api::industry.industry': 'industry',
}

/** Refuses a page or an industry whose cards break the word limits, and a picture without alternative text, whoever saves it and by whatever door. */
export function watchContent() {
  strapi.documents.use(async (context, next) => {
    if (context.action !== 'create' && context.action !== 'update') return next()
    const data = (context.params.data ?? {}) as Record<string, unknown>
    refuseWords(kinds[context.uid], data.sections)
    const silent = await picturesWithoutWords(context.uid, data)
    if (silent.length === 0) return next()
    throw new errors.ValidationError(
      `${silent.join(', ')}: write the alternative text of this picture in the media library first`,
    )
  })
}

function refuseWords(kind: 'page' | 'industry' | undefined, sections: unknown) {
  const found = kind && Array.isArray(sections) ? wordErrors(sections as Section[], kind) : []
  if (found.length === 0) return
  throw new errors.ValidationError(found.map(error => error.message).join('. '), { errors: found })
}
