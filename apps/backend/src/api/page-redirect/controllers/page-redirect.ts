import { createCollectionController, fallbackLocale } from '#src/site'

type Row = { slug: string }

/** Omits redirects to pages that do not exist in the visitor's locale. */
async function withExistingTarget(locale: string) {
  const rows: Row[] = await strapi.db.query('api::page.page').findMany({
    select: ['slug'],
    where: { locale: { $in: [locale, fallbackLocale] }, publishedAt: { $notNull: true } },
  })
  return { target: { $in: rows.map(({ slug }) => slug) } }
}

export default createCollectionController('api::page-redirect.page-redirect', {
  sort: 'slug:asc',
  whole: {},
  shown: withExistingTarget,
})
