import { baseHeaders } from '../security-headers'

interface Told {
  publicUrl: string
  /** The policies of the exported pages; one where they are all alike, as a host needs it. */
  policy: string
  routeRules: Record<string, { redirect: string }>
  /** Parameters that make another page, by path: with them the live process answers. */
  live: Record<string, string[]>
}

/** What a static host must know beside the files: for nginx, and in the two files that most CDNs read. */
export function createHostFiles({ publicUrl, policy, routeRules, live }: Told): Record<string, string> {
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
      '/builds/latest.json',
      '  Cache-Control: no-store',
    ]),
  }
}

/** One policy that allows the inline scripts of every page; the pages differ in nothing else. */
export function mergePolicies(policies: string[]): string {
  const [first = '', ...others] = new Set(policies)
  const scripts = new Set([first, ...others].flatMap(policy => policy.match(/'sha256-[^']+'/g) ?? []))
  return first.replace(/script-src [^;]*/, `script-src 'self' ${[...scripts].join(' ')}`.trim())
}
