import { errors } from '@strapi/utils'

const page = 'api::page.page'
const setting = 'api::site-setting.site-setting'

/** Pages that the site, or a consent, cannot do without. */
const reasons: Record<string, string> = {
  home: 'It is the front page of the site',
  'terms-and-condition': 'Registrations record consent to it',
  'privacy-policy': 'Every form of the site and of the portal refers to it',
  cookie: 'The privacy policy refers to it',
}

const taking: Record<string, string> = { unpublish: 'taken offline', delete: 'deleted' }

const fromPanel = () => strapi.requestContext.get()?.path.startsWith('/content-manager/') ?? false

async function slugOf(documentId: string): Promise<string> {
  const row: { slug: string } | null = await strapi.db
    .query(page)
    .findOne({ where: { documentId }, select: ['slug'] })
  return row?.slug ?? ''
}

/** Keeps the home page, the legal texts and the settings online: the panel can change them, not take them away. */
export function protectPages(): void {
  strapi.documents.use(async (context, next) => {
    const { documentId, data } = context.params as { documentId?: string; data?: { slug?: string } }
    const taken = taking[context.action]
    if (!fromPanel()) return next()
    if (context.uid === setting && taken)
      throw new errors.ValidationError(`Site setting cannot be ${taken}: every page needs it`)
    if (context.uid !== page || !documentId || !(taken || data?.slug)) return next()
    const slug = await slugOf(documentId)
    const reason = reasons[slug]
    if (!reason || (!taken && data?.slug === slug)) return next()
    throw new errors.ValidationError(
      taken
        ? `The page ${slug} cannot be ${taken}. ${reason}: change its text instead`
        : `The page ${slug} keeps its address. ${reason}`,
    )
  })
}
