import { rmSync, writeFileSync } from 'node:fs'
import { checkHeaders } from './check-pages.mjs'
import { fetchAsBrowser } from './fetch-as-browser.mjs'

const english = { 'accept-language': 'en-GB,en;q=0.9,id;q=0.5' }
const indonesian = { 'accept-language': 'id-ID,id;q=0.9,en;q=0.5' }

/**
 * Checks that `/` is redirected by cookie, then by browser language, and that crawlers and internal
 * navigation are not redirected.
 */
async function checkLanguage({ site, checks }) {
  const fetchHomePage = async headers => {
    const { status, location } = await fetchAsBrowser(`${site}/?utm_source=x`, { headers })
    return [status, location]
  }
  const noRedirect = [200, null]
  const redirected = [302, '/en?utm_source=x']
  checks.expect('/ redirects an English browser to English', await fetchHomePage(english), redirected)
  checks.expect('/ serves an Indonesian browser', await fetchHomePage(indonesian), noRedirect)
  checks.expect(
    '/ serves a browser with neither language',
    await fetchHomePage({ 'accept-language': 'fr-FR' }),
    noRedirect,
  )
  checks.expect('the cookie wins: id', await fetchHomePage({ ...english, cookie: 'locale=id' }), noRedirect)
  checks.expect(
    'the cookie wins: en',
    await fetchHomePage({ ...indonesian, cookie: 'a=b; locale=en' }),
    redirected,
  )
  checks.expect(
    'a crawler is not redirected',
    await fetchHomePage({ ...english, 'user-agent': 'Googlebot/2.1' }),
    noRedirect,
  )
  checks.expect(
    'internal navigation is not redirected',
    await fetchHomePage({ ...english, referer: `${site}/en` }),
    noRedirect,
  )
  checks.expect(
    'internal navigation without referer stays',
    await fetchHomePage({ ...english, 'sec-fetch-site': 'same-origin' }),
    noRedirect,
  )
  const response = await fetchAsBrowser(site, { headers: english })
  checks.expect('the language is stored in a cookie', response.cookies, [
    'locale=en; Max-Age=31536000; Path=/; SameSite=Lax',
  ])
  checks.expect('the redirect is private', response.header('cache-control'), 'private, no-store')
  checkHeaders(checks, 'the choice', response)
}

/**
 * Checks that every page has one URL, that redirects work, and that there is a 404 page in each language.
 */
async function checkAddresses({ site, portal, checks }) {
  for (const [from, status, to] of [
    ['/about/', 308, '/about'],
    ['/en/about/?a=b', 308, '/en/about?a=b'],
    ['/about.html', 308, '/about'],
    ['/en/industry/hotel.html?a=b', 308, '/en/industry/hotel?a=b'],
    ['/register', 302, `${portal}/register`],
    ['/en/sign-in?a=b', 302, `${portal}/en/sign-in?a=b`],
    ['/en/terms-and-conditions', 302, '/en/terms-and-condition'],
  ]) {
    const response = await fetchAsBrowser(site + from)
    checks.expect(`${from} redirects to ${to}`, [response.status, response.location], [status, to])
    checks.expect(`${from} may not be framed`, response.header('x-frame-options'), 'DENY')
  }
  for (const [path, locale] of [
    ['/tidak-ada', 'id'],
    ['/industry/tidak-ada', 'id'],
    ['/en/nope', 'en'],
    ['/en/industry/nope', 'en'],
  ]) {
    const response = await fetchAsBrowser(site + path)
    const shown = [
      response.status,
      response.text.includes(`<html lang="${locale}"`),
      response.text.includes('Page Not Found'),
    ]
    checks.expect(`${path} is the 404 page of its language`, shown, [404, true, true])
    checks.expect(`${path} is not cached`, response.header('cache-control'), 'private, no-store')
    checkHeaders(checks, path, response)
  }
}

/** Checks that encoded slashes cannot bypass the location rules. */
async function checkAmbiguousPaths({ site, checks }) {
  for (const path of ['/hooks%2fcontent', '/%68ooks%5ccontent', '/about%00', '/x/%2e%2e%2fabout'])
    checks.expect(`${path} is rejected`, (await fetchAsBrowser(site + path)).status, 400)
  checks.expect(
    'a query may hold what a path may not',
    (await fetchAsBrowser(`${site}/about?a=b%2Fc`)).status,
    200,
  )
}

/** Checks that creating the maintenance file enables maintenance mode and removing it disables it. */
async function checkMaintenance({ site, checks, folder }) {
  const file = `${folder}.maintenance`
  writeFileSync(file, '')
  try {
    for (const [path, locale] of [
      ['/', 'id'],
      ['/about', 'id'],
      ['/en', 'en'],
      ['/en/about', 'en'],
    ]) {
      const response = await fetchAsBrowser(site + path)
      const shown = [
        response.status,
        response.text.includes(`<html lang="${locale}"`),
        response.header('retry-after'),
      ]
      checks.expect(`${path} shows the maintenance page in its language`, shown, [503, true, '120'])
      checks.expect(`${path} during maintenance is not cached`, response.header('cache-control'), 'no-store')
      checkHeaders(checks, `${path} during maintenance`, response)
    }
    checks.expect(
      'a form answers 503',
      (await fetchAsBrowser(`${site}/contact`, { method: 'POST' })).status,
      503,
    )
  } finally {
    rmSync(file)
  }
  checks.expect('pages are served again', (await fetchAsBrowser(`${site}/about`)).status, 200)
}

export async function checkRouting(context) {
  await checkLanguage(context)
  await checkAddresses(context)
  await checkAmbiguousPaths(context)
  await checkMaintenance(context)
}
