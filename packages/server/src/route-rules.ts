/** The target of a redirect: a path of this app or of another app (`app`), or an external URL. */
export type RouteRule = {
  redirect: string
  app?: string
}

/**
 * Resolves an app's rules for every language. `prefixes` are the language prefixes of paths (`''` for the
 * default), which are added to the source, and to the target unless it is an external URL. `appUrls` are the
 * public URLs of the other apps by name.
 */
export function resolveRouteRules(
  rules: Record<string, RouteRule>,
  appUrls: Record<string, string>,
  prefixes: string[],
): Record<string, { redirect: string }> {
  return Object.fromEntries(
    prefixes.flatMap(prefix =>
      Object.entries(rules).map(([path, { redirect, app }]) => {
        if (!redirect.startsWith('/')) return [prefix + path, { redirect }]
        const origin = app === undefined ? '' : appUrls[app]
        if (origin === undefined) throw new Error(`The rule of ${path} names an unknown app: ${app}`)
        // The path of a home page has no trailing slash; with one, it would be redirected again.
        const target = prefix && redirect === '/' ? prefix : prefix + redirect
        return [prefix + path, { redirect: origin + target }]
      }),
    ),
  )
}

/**
 * Finds the redirect target for the URL of a page or its data, and keeps the query. Returns null if no rule
 * applies.
 */
export function findRedirect(rules: Record<string, { redirect: string }>, url: string): string | null {
  const { pathname, search } = new URL(url)
  const rule = rules[pathname.replace(/\.data$/, '')]
  return rule ? rule.redirect + search : null
}
