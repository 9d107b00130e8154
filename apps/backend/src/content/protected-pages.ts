import { errors } from '@strapi/utils'
import { inStaffLanguage, type StaffText } from '#src/admin-panel/staff-language'

const page = 'api::page.page'
const setting = 'api::site-setting.site-setting'

/** Pages that the site, or a consent, cannot do without. */
const reasons: Record<string, StaffText> = {
  home: ['It is the front page of the site', 'Ini beranda situs'],
  'terms-and-condition': ['Registrations record consent to it', 'Pendaftaran mencatat persetujuan atasnya'],
  'privacy-policy': [
    'Every form of the site and of the portal refers to it',
    'Semua formulir di situs dan di portal merujuknya',
  ],
  cookie: ['The privacy policy refers to it', 'Kebijakan privasi merujuknya'],
}

const taking: Record<string, StaffText> = {
  unpublish: ['taken offline', 'diturunkan'],
  delete: ['deleted', 'dihapus'],
}

const refusal = (...text: StaffText) => new errors.ValidationError(inStaffLanguage(text))

const fromPanel = () => strapi.requestContext.get()?.path.startsWith('/content-manager/') ?? false

async function slugOf(documentId: string): Promise<string> {
  const row: { slug: string } | null = await strapi.db
    .query(page)
    .findOne({ where: { documentId }, select: ['slug'] })
  return row?.slug ?? ''
}

/** Keeps the home page, the legal texts and the settings online: the panel can change them, not take them away. */
export function protectRequiredPages(): void {
  strapi.documents.use(async (context, next) => {
    const { documentId, data } = context.params as { documentId?: string; data?: { slug?: string } }
    const taken = taking[context.action]
    if (!fromPanel()) return next()
    if (context.uid === setting && taken)
      throw refusal(
        `Site setting cannot be ${taken[0]}: every page needs it`,
        `Pengaturan situs tidak dapat ${taken[1]}: semua halaman memerlukannya`,
      )
    if (context.uid !== page || !documentId || !(taken || data?.slug)) return next()
    const slug = await slugOf(documentId)
    const reason = reasons[slug]
    if (!reason || (!taken && data?.slug === slug)) return next()
    if (taken)
      throw refusal(
        `The page ${slug} cannot be ${taken[0]}. ${reason[0]}: change its text instead`,
        `Halaman ${slug} tidak dapat ${taken[1]}. ${reason[1]}: ubah saja teksnya`,
      )
    throw refusal(
      `The page ${slug} keeps its address. ${reason[0]}`,
      `Alamat halaman ${slug} tetap. ${reason[1]}`,
    )
  })
}
