/** Indonesian first: the default, at the plain path. */
export const locales = /** @type {const} */ (['id', 'en'])
export const defaultLocale = 'id'

/**
 * Two route trees from one list: each page once, the same file under `id:<page>` at the plain path and under
 * `en:<page>` below /en.
 * @type {import('./routes.mjs').localizeRoutes}
 */
export const localizeRoutes = pages => [...tree(pages, 'id', ''), ...tree(pages, 'en', 'en')]

/** @type {(pages: import('./routes.mjs').Page[], locale: string, prefix: string) => import('./routes.mjs').RouteEntry[]} */
const tree = (pages, locale, prefix) =>
  pages.map(({ children, path, ...page }) => {
    const below = path === undefined && !page.index ? prefix : ''
    const full = page.index || path !== undefined ? [prefix, path].filter(Boolean).join('/') : undefined
    return {
      ...page,
      id: `${locale}:${page.id}`,
      ...(full ? { path: full } : {}),
      ...(children ? { children: tree(children, locale, below) } : {}),
    }
  })
