import { errors } from '@strapi/utils'
import { type StaffMessage, translateForStaff } from '#src/platform/panel/staff-language'

const page = 'api::page.page'
const setting = 'api::site-setting.site-setting'

/** Pages that the site links to or that consents refer to. */
const reasons: Record<string, StaffMessage> = {
  home: ['It is the front page of the site', 'Ini beranda situs'],
  'terms-and-condition': ['Registrations record consent to it', 'Pendaftaran mencatat persetujuan atasnya'],
  'privacy-policy': [
    'Every form of the site and of the portal refers to it',
    'Semua formulir di situs dan di portal merujuknya',
  ],
  cookie: ['The privacy policy refers to it', 'Kebijakan privasi merujuknya'],
}

const removals: Record<string, StaffMessage> = {
  unpublish: ['taken offline', 'diturunkan'],
  delete: ['deleted', 'dihapus'],
}

const validationError = (...text: StaffMessage) => new errors.ValidationError(translateForStaff(text))

const fromPanel = () => strapi.requestContext.get()?.path.startsWith('/content-manager/') ?? false

async function findSlug(documentId: string): Promise<string> {
  const row: { slug: string } | null = await strapi.db
    .query(page)
    .findOne({ where: { documentId }, select: ['slug'] })
  return row?.slug ?? ''
}

/**
 * Prevents the panel from unpublishing, deleting or renaming the home page and the legal texts, and from removing the site
 * setting.
 */
export function protectRequiredPages(): void {
  strapi.documents.use(async (context, next) => {
    const { documentId, data } = context.params as { documentId?: string; data?: { slug?: string } }
    const removal = removals[context.action]
    if (!fromPanel()) return next()
    if (context.uid === setting && removal)
      throw validationError(
        `Site setting cannot be ${removal[0]}: every page needs it`,
        `Pengaturan situs tidak dapat ${removal[1]}: semua halaman memerlukannya`,
      )
    if (context.uid !== page || !documentId || !(removal || data?.slug)) return next()
    const slug = await findSlug(documentId)
    const reason = reasons[slug]
    if (!reason || (!removal && data?.slug === slug)) return next()
    if (removal)
      throw validationError(
        `The page ${slug} cannot be ${removal[0]}. ${reason[0]}: change its text instead`,
        `Halaman ${slug} tidak dapat ${removal[1]}. ${reason[1]}: ubah saja teksnya`,
      )
    throw validationError(
      `The page ${slug} keeps its address. ${reason[0]}`,
      `Alamat halaman ${slug} tetap. ${reason[1]}`,
    )
  })
}
