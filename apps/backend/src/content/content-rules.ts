import { errors } from '@strapi/utils'
import { inStaffLanguage } from '#src/admin-panel/staff-language'
import { throwFieldErrors } from '../admin-panel/field-errors'
import { imagesWithoutAltText } from './image-alt-text'
import { type Section, wordLimitErrors } from './word-limits'

const kinds: Record<string, 'page' | 'industry'> = {
  'api::page.page': 'page',
  'api::industry.industry': 'industry',
}

/** Refuses a page or an industry whose cards break the word limits, and a picture without alternative text, whoever saves it and by whatever door. */
export function enforceContentRules() {
  strapi.documents.use(async (context, next) => {
    if (context.action !== 'create' && context.action !== 'update') return next()
    const data = (context.params.data ?? {}) as Record<string, unknown>
    refuseWords(kinds[context.uid], data.sections)
    const silent = await imagesWithoutAltText(context.uid, data)
    if (silent.length === 0) return next()
    throw new errors.ValidationError(
      inStaffLanguage([
        `${silent.join(', ')}: write the alternative text of this picture in the media library first`,
        `${silent.join(', ')}: tulis dulu teks alternatif gambar ini di pustaka media`,
      ]),
    )
  })
}

function refuseWords(kind: 'page' | 'industry' | undefined, sections: unknown) {
  if (kind && Array.isArray(sections)) throwFieldErrors(wordLimitErrors(sections as Section[], kind))
}
