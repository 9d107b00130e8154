import { baseHeaders } from '../security-headers'

type SiteConfig = {
  publicUrl: string
  /** The Content-Security-Policy for all pages; see `mergeContentSecurityPolicies`. */
  policy: string
  routeRules: Record<string, { redirect: string }>
  /** For each path, the query parameters that route a request to the live process. */
  live: Record<string, string[]>
}

/** Creates the configuration for a static host: for nginx, and the two files that most CDNs read. */
export function createHostFiles({ publicUrl, policy, routeRules, live }: SiteConfig): Record<string, string> {
  const headers = { ...baseHeaders(publicUrl), 'Content-Security-Policy': policy }
  const rules = Object.entries(routeRules)
  const lines = (list: string[]) => `${list.join('\n')}\n`
  const parameters = Object.entries(live).map(
    ([path, names]) => `"~^${path}\\?(?:.*&)?(?:${names.join('|')})=" 1;`,
  )
  return {
    'host/headers.conf': lines(
      Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`),
    ),
    'host/redirects.conf': lines(
      rules.map(([path, { redirect }]) => `location = ${path} { return 302 ${redirect}$is_args$args; }`),
    ),
    'host/live.conf': lines(parameters),
    'host/redirects.json': `${JSON.stringify(routeRules, null, 2)}\n`,
    'public/_redirects': lines(rules.map(([path, { redirect }]) => `${path} ${redirect} 302`)),
    'public/_headers': lines([
      '/*',
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
      '/assets/*',
      '  Cache-Control: public, max-age=31536000, immutable',
      '/media/*',
      '  Cache-Control: public, max-age=31536000, immutable',
      '/builds/latest.json',
      '  Cache-Control: no-store',
    ]),
  }
}

/** Merges policies that differ only in the hashes of inline scripts, because a host sends one policy for all pages. */
export function mergeContentSecurityPolicies(policies: string[]): string {
  const [first = '', ...others] = new Set(policies)
  const scripts = new Set([first, ...others].flatMap(policy => policy.match(/'sha256-[^']+'/g) ?? []))
  return first.replace(/script-src [^;]*/, `script-src 'self' ${[...scripts].join(' ')}`.trim())
}
