import { fetchAsBrowser } from './fetch-as-browser.mjs'

const hrefs = html => [...html.matchAll(/<a\b[^>]*? href="(\/[^"#?]*)/g)].map(([, path]) => path)
const policies = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': /frame-ancestors 'none'/,
}

/** Checks the security headers of a response, regardless of its status. */
export function checkHeaders(checks, what, response) {
  for (const [name, expected] of Object.entries(policies))
    checks.expect(`${what}: ${name}`, response.header(name), expected)
}

/** Checks that every page in the sitemap is complete, in the right language and without broken links. */
export async function checkPages({ site, checks, brotli }) {
  const map = await fetchAsBrowser(`${site}/sitemap.xml`)
  const pages = [...map.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url).pathname)
  checks.expect('the sitemap lists every page', pages.length, 50)
  const linked = new Map()
  for (const page of pages) {
    const response = await fetchAsBrowser(site + page, { headers: { cookie: 'locale=id' } })
    const locale = /^\/en(?:\/|$)/.test(page) ? 'en' : 'id'
    const shown = [
      response.status,
      response.text.includes(`<html lang="${locale}"`),
      response.header('content-type'),
    ]
    checks.expect(`${page} is a page in its language`, shown, [200, true, 'text/html; charset=utf-8'])
    const image = /property="og:image" content="([^"]+)"/.exec(response.text)?.[1] ?? ''
    const drawn = await fetchAsBrowser(image)
    checks.expect(
      `${page} has its preview image`,
      [drawn.status, drawn.header('content-type')],
      [200, 'image/png'],
    )
    for (const path of hrefs(response.text)) linked.set(path, page)
  }
  for (const [path, page] of linked) {
    const { status } = await fetchAsBrowser(site + path, { headers: { cookie: 'locale=id' } })
    checks.expect(`${path}, linked from ${page}, exists`, [200, 302].includes(status), true)
  }

  const about = await fetchAsBrowser(`${site}/about`)
  checkHeaders(checks, 'a page', about)
  checks.expect(
    'a page is asked for again',
    about.header('cache-control'),
    'public, max-age=0, must-revalidate',
  )
  const tag = { 'if-none-match': about.header('etag') ?? '' }
  checks.expect(
    'a page that is known is 304',
    (await fetchAsBrowser(`${site}/about`, { headers: tag })).status,
    304,
  )
  for (const encoding of ['gzip', ...(brotli ? ['br'] : [])]) {
    const packed = await fetchAsBrowser(`${site}/about`, { headers: { 'accept-encoding': encoding } })
    checks.expect(`a page comes as ${encoding}`, packed.header('content-encoding'), encoding)
    checks.expect(`a page as ${encoding} is the same`, packed.text === about.text, true)
  }
  const asset = /src="(\/assets\/[^"]+)"/.exec(about.text)?.[1]
  const script = await fetchAsBrowser(site + asset)
  const cached = [script.status, script.header('cache-control')]
  checks.expect('an asset is immutable', cached, [200, 'public, max-age=31536000, immutable'])
  checks.expect('a missing asset is 404', (await fetchAsBrowser(`${site}/assets/gone.js`)).status, 404)
  checks.expect('robots.txt exists', (await fetchAsBrowser(`${site}/robots.txt`)).text, /Sitemap: http/)
}
