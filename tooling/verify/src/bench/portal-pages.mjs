import { createVisitor } from './portal-visitor.mjs'

/** Matches record ids, months, licence codes and numbers, because one page per path shape is sufficient. */
const variable = /^(?:[a-z0-9]{24}|\d{4}-\d{2}|[A-Z0-9-]{10,}|\d+)$/
const getShape = path =>
  path
    .split('/')
    .map(segment => (variable.test(segment) ? ':' : segment))
    .join('/')

const listLinks = html =>
  [...html.matchAll(/<a\b[^>]*?\shref="(\/[^"?#]*)/g)].map(([, path]) =>
    path === '/' ? path : path.replace(/\/$/, ''),
  )

/**
 * Follows links from the given pages in one language. Returns one path of each shape that responds with a
 * page, in the order in which they were found.
 * @param {ReturnType<typeof createVisitor>} visitor
 * @param {{ starts: string[], locale: 'id' | 'en' }} options
 */
export async function listLinkedPages(visitor, { starts, locale }) {
  const shapes = new Set()
  const pages = []
  const waiting = [...starts]
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const isInLocale = /^\/en(?:\/|$)/.test(path) === (locale === 'en')
    if (!isInLocale || shapes.has(getShape(path))) continue
    shapes.add(getShape(path))
    const { status, headers, text } = await visitor.ask(path, { headers: { 'accept-language': locale } })
    if (status !== 200 || !/^text\/html/.test(headers['content-type'] ?? '')) continue
    pages.push(path)
    waiting.push(...listLinks(text))
  }
  return pages
}
