import { siteSlugs } from '@bgm/validation'
import { errors } from '@strapi/utils'
import { picturesWithoutWords } from './pictures'
import { type Section, wordErrors } from './word-limits'

const kinds: Record<string, 'page' | 'industry'> = {
  'api::page.page': 'page',
  'api::industry.industry': 'industry',
}

const page = 'api::page.page'
const fromPanel = () => strapi.requestContext.get()?.path.startsWith('/content-manager/') ?? false

/** A page without an address on the site would be published to nobody: whoever presses the button learns it there. */
export function watchAddresses() {
  strapi.documents.use(async (context, next) => {
    const { documentId } = context.params as { documentId?: string }
    if (context.uid !== page || context.action !== 'publish' || !documentId || !fromPanel()) return next()
    const found = await strapi.documents(page).findOne({ documentId, status: 'draft', fields: ['slug'] })
    if (!found || siteSlugs.some(slug => slug === found.slug)) return next()
    throw new errors.ValidationError(
      `The site has no page at /${found.slug}: nobody would see this one. Its pages are ${siteSlugs.join(', ')}; a new address needs a developer`,
    )
  })
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
