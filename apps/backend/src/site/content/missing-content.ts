/** Placeholder for values that the owner must fill in; `/readyz` lists the settings that still contain it. */
export const placeholderText = 'BELUM DIISI'

const published = { publishedAt: { $notNull: true } }

/** Lists content that the site requires but the database lacks, described for the operator. */
export async function findMissingContent(): Promise<string[]> {
  const [home, offers, setting] = await Promise.all([
    strapi.db.query('api::page.page').count({ where: { slug: 'home', ...published } }),
    strapi.db.query('api::package.package').count({ where: published }),
    strapi.db
      .query('api::site-setting.site-setting')
      .findOne({ where: { locale: 'id' }, populate: { payment: true, seller: true } }),
  ])
  const isUnfilled = (value: unknown) => JSON.stringify(value ?? placeholderText).includes(placeholderText)
  return [
    ...(home === 0 ? ['the page home'] : []),
    ...(offers === 0 ? ['packages'] : []),
    ...(setting ? [] : ['site setting']),
    ...(setting && isUnfilled(setting.payment) ? ['payment account in site setting'] : []),
    ...(setting && isUnfilled(setting.seller) ? ['seller in site setting'] : []),
  ]
}
