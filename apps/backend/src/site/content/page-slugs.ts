import { isPageSlug, reservedSlugs, siteSlugs } from '@bgm/validation'
import { throwFieldErrors } from '#src/platform/panel/field-errors'
import type { StaffMessage } from '#src/platform/panel/staff-language'

const page = 'api::page.page'
const pageRedirect = 'api::page-redirect.page-redirect'

const includes = (slugs: readonly string[], slug: string) => slugs.includes(slug)

const rejectSlug = (...message: StaffMessage) => throwFieldErrors([{ path: ['slug'], message }])

/** The slug of a page, which is shared by all its languages. */
async function findSlug(documentId: string, status: 'draft' | 'published'): Promise<string | undefined> {
  const publishedAt = status === 'draft' ? { $null: true } : { $notNull: true }
  const row: { slug: string } | null = await strapi.db
    .query(page)
    .findOne({ select: ['slug'], where: { documentId, publishedAt } })
  return row?.slug
}

/** Rejects the address of another page in any language, and one that leads to another page since that was renamed. */
async function requireFreeSlug(slug: string, documentId = ''): Promise<void> {
  const other: { title: string } | null = await strapi.db
    .query(page)
    .findOne({ select: ['title'], where: { slug, documentId: { $ne: documentId } } })
  if (other)
    rejectSlug(
      `The page “${other.title}” has the address /${slug}. Choose another one.`,
      `Halaman “${other.title}” beralamat /${slug}. Pilih alamat lain.`,
    )
  const redirect: { target: string } | null = await strapi.db
    .query(pageRedirect)
    .findOne({ select: ['target'], where: { slug } })
  if (!redirect) return
  const isOwn = await strapi.db.query(page).count({ where: { slug: redirect.target, documentId } })
  if (isOwn === 0)
    rejectSlug(
      `/${slug} is the former address of /${redirect.target} and leads there. Choose another address, or delete it under Page redirect first.`,
      `/${slug} adalah alamat lama /${redirect.target} dan mengarah ke sana. Pilih alamat lain, atau hapus dulu di Pengalihan halaman.`,
    )
}

/** Rejects a redirect whose address a page or the site itself uses. */
async function checkRedirect({ slug, target }: { slug?: unknown; target?: unknown }): Promise<void> {
  if (typeof slug !== 'string') return
  if (!isPageSlug(slug) || slug === target)
    rejectSlug(
      'Use at most 60 lower-case letters, digits and hyphens, and another address than the target',
      'Pakai huruf kecil, angka, dan tanda hubung, paling banyak 60, dan alamat yang berbeda dari tujuannya',
    )
  const isPage = includes(siteSlugs, slug) || (await strapi.db.query(page).count({ where: { slug } })) > 0
  if (isPage || includes(reservedSlugs, slug))
    rejectSlug(
      `/${slug} is an address of the site, so it cannot lead elsewhere.`,
      `/${slug} adalah alamat di situs, jadi tidak dapat mengarah ke tempat lain.`,
    )
}

/** Rejects invalid and reserved slugs, and any new slug for a page that the header or footer links to. */
async function checkSlug(slug: unknown, documentId: string | undefined) {
  if (typeof slug !== 'string') return
  if (!isPageSlug(slug))
    rejectSlug(
      'Use at most 60 lower-case letters, digits and hyphens, such as promo-lebaran',
      'Pakai huruf kecil, angka, dan tanda hubung, paling banyak 60: promo-lebaran',
    )
  if (includes(reservedSlugs, slug))
    rejectSlug(
      `The site itself uses /${slug}. Choose another address for this page.`,
      `/${slug} dipakai oleh situs sendiri. Pilih alamat lain untuk halaman ini.`,
    )
  await requireFreeSlug(slug, documentId)
  const current = documentId && (await findSlug(documentId, 'draft'))
  if (current && current !== slug && includes(siteSlugs, current))
    rejectSlug(
      `The header or footer of the site links to /${current}, so this page keeps its address.`,
      `Kepala atau kaki situs menautkan /${current}, maka alamat halaman ini tetap.`,
    )
}

/** Redirects `from`, and all slugs that redirect to it, to `to`. Removes any redirect from `to`. */
async function redirectTo(from: string, to: string) {
  const redirects = strapi.db.query(pageRedirect)
  await redirects.deleteMany({ where: { slug: { $in: [from, to] } } })
  await redirects.updateMany({ where: { target: from }, data: { target: to } })
  await redirects.create({ data: { slug: from, target: to } })
}

/**
 * Moves all published languages to the new path when one of them is published, because the slug belongs to
 * the page and not to a translation.
 */
async function movePublishedRows(documentId: string, slug: string) {
  await strapi.db
    .query(page)
    .updateMany({ where: { documentId, publishedAt: { $notNull: true } }, data: { slug } })
}

async function updateRedirects(documentId: string, former: string | undefined) {
  const slug = await findSlug(documentId, 'draft')
  if (!slug) return
  if (former && former !== slug) {
    await movePublishedRows(documentId, slug)
    await redirectTo(former, slug)
  }
  // A page takes precedence over a redirect from the same path.
  else await strapi.db.query(pageRedirect).deleteMany({ where: { slug } })
}

/** Validates the slug of a page on save, and creates a redirect when a renamed page is published. */
export function managePageSlugs() {
  strapi.documents.use(async (context, next) => {
    if (context.uid === pageRedirect && ['create', 'update', 'clone'].includes(context.action)) {
      await checkRedirect((context.params as { data?: object }).data ?? {})
      return next()
    }
    if (context.uid !== page) return next()
    const { documentId, data } = context.params as { documentId?: string; data?: { slug?: unknown } }
    if (context.action === 'update') await checkSlug(data?.slug, documentId)
    // A clone is a new page, but `documentId` is that of the original.
    if (context.action === 'create' || context.action === 'clone') await checkSlug(data?.slug, undefined)
    if (context.action !== 'publish' || !documentId) return next()
    return strapi.db.transaction(async () => {
      const former = await findSlug(documentId, 'published')
      const published = await next()
      await updateRedirects(documentId, former)
      return published
    })
  })
}
