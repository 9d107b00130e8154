/** Indonesian is the default language; its paths have no prefix. */
export const locales = /** @type {const} */ (['id', 'en'])
export const defaultLocale = 'id'

/**
 * Builds a route tree for each language from one list of pages: `id:<page>` at the path itself and
 * `en:<page>` under /en, both with the same file.
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
