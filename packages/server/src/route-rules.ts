/** Where a path leads: a path of this app, a path of another place of ours (`at`), or an address outside. */
export interface RouteRule {
  redirect: string
  app?: string
}

/**
 * An app's rules as they are followed, by full path: each in every language (`prefixes`, with `''` for the plain path) and
 * in that language at its target; addresses outside are kept as they are. `places` are our own addresses by name.
 */
export function resolveRouteRules(
  rules: Record<string, RouteRule>,
  places: Record<string, string>,
  prefixes: string[],
): Record<string, { redirect: string }> {
  return Object.fromEntries(
    prefixes.flatMap(prefix =>
      Object.entries(rules).map(([path, { redirect, app }]) => {
        if (!redirect.startsWith('/')) return [prefix + path, { redirect }]
        const place = app === undefined ? '' : places[app]
        if (place === undefined) throw new Error(`The rule of ${path} leads to an unknown place: ${app}`)
        // The home page of a language has no trailing slash, which would cost a second redirect.
        const target = prefix && redirect === '/' ? prefix : prefix + redirect
        return [prefix + path, { redirect: place + target }]
      }),
    ),
  )
}

/** The address that a rule gives for a request of a page or of its data, its query along; null without a rule. */
export function findRedirect(rules: Record<string, { redirect: string }>, address: string): string | null {
  const { pathname, search } = new URL(address)
  const rule = rules[pathname.replace(/\.data$/, '')]
  return rule ? rule.redirect + search : null
}
