/**
 * Properties that are never sent, because they may contain personal data, e.g. names in titles or link texts.
 */
const forbidden =
  /title$|referr|_text$|email|phone|(?:^|_)name$|elements_chain_(?:texts|href)|utm_|gclid|click_id/i

/** Properties that match `forbidden` but are safe. */
const allowed = new Set(['page_name', 'event_name', '$lib', '$browser', '$os', '$os_name', '$timezone'])

/**
 * Removes private data from an event: queries, hashes, path segments that may be ids or tokens, and page
 * text.
 */
export function redactProperties(properties: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => allowed.has(name) || !forbidden.test(name))
      .map(([name, value]) => [name, redactValue(value)]),
  )
}

function redactValue(value: unknown): unknown {
  if (typeof value === 'string') return redactUrl(value)
  if (Array.isArray(value)) return value.map(redactValue)
  if (typeof value === 'object' && value !== null) return redactProperties({ ...value })
  return value
}

/** Removes private parts of a URL or path; returns any other text unchanged. */
export function redactUrl(text: string): string {
  if (text.startsWith('/')) return redactPath(text.split(/[?#]/, 1)[0] ?? '')
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return text
  const { origin, pathname } = new URL(text)
  return origin + redactPath(pathname)
}

const redactPath = (path: string) =>
  path.replace(/[^/]+/g, segment => (/^[a-z][a-z-]{0,39}$/i.test(segment) ? segment : ':id'))
