/** Words of titles, links and referrers name people and orders: these properties never leave. */
const silent =
  /title$|referr|_text$|email|phone|(?:^|_)name$|elements_chain_(?:texts|href)|utm_|gclid|click_id/i

/** Our own words, and how the measuring program calls itself. */
const told = new Set(['page_name', 'event_name', '$lib', '$browser', '$os', '$os_name', '$timezone'])

/** What is sent about a reader: no query, no hash, no path segment that could be an id or a token, no text of a page. */
export function redactProperties(properties: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => told.has(name) || !silent.test(name))
      .map(([name, value]) => [name, cleanValue(value)]),
  )
}

function cleanValue(value: unknown): unknown {
  if (typeof value === 'string') return redactUrl(value)
  if (Array.isArray(value)) return value.map(cleanValue)
  if (typeof value === 'object' && value !== null) return redactProperties({ ...value })
  return value
}

/** An address or path without what is private in it; any other text as it is. */
export function redactUrl(text: string): string {
  if (text.startsWith('/')) return cleanPath(text.split(/[?#]/, 1)[0] ?? '')
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return text
  const { origin, pathname } = new URL(text)
  return origin + cleanPath(pathname)
}

const cleanPath = (path: string) =>
  path.replace(/[^/]+/g, segment => (/^[a-z][a-z-]{0,39}$/i.test(segment) ? segment : ':id'))
