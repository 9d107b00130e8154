import { rmSync, writeFileSync } from 'node:fs'
import { ask } from './ask.mjs'
import { expectHeaders } from './pages.mjs'

const english = { 'accept-language': 'en-GB,en;q=0.9,id;q=0.5' }
const indonesian = { 'accept-language': 'id-ID,id;q=0.9,en;q=0.5' }

/** `/` by cookie, then by browser; never for crawlers, never for a step inside the site. */
async function checkLanguage({ site, list }) {
  const led = async headers => {
    const { status, location } = await ask(`${site}/?utm_source=x`, { headers })
    return [status, location]
  }
  const here = [200, null]
  const there = [302, '/en?utm_source=x']
  list.expect('/ leads an English browser to English', await led(english), there)
  list.expect('/ is for an Indonesian browser', await led(indonesian), here)
  list.expect('/ is for a browser of neither', await led({ 'accept-language': 'fr-FR' }), here)
  list.expect('the cookie wins: id', await led({ ...english, cookie: 'locale=id' }), here)
  list.expect('the cookie wins: en', await led({ ...indonesian, cookie: 'a=b; locale=en' }), there)
  list.expect('a crawler stays', await led({ ...english, 'user-agent': 'Googlebot/2.1' }), here)
  list.expect('a step inside stays', await led({ ...english, referer: `${site}/en` }), here)
  list.expect('a step inside stays, untold', await led({ ...english, 'sec-fetch-site': 'same-origin' }), here)
  const answer = await ask(site, { headers: english })
  list.expect('the choice is remembered', answer.cookies, [
    'locale=en; Path=/; Max-Age=31536000; SameSite=Lax',
  ])
  list.expect('the choice is nobody else’s', answer.header('cache-control'), 'private, no-store')
  expectHeaders(list, 'the choice', answer)
}

/** One address a page, route rules, and a page in each language for what is not there. */
async function checkAddresses({ site, portal, list }) {
  for (const [from, status, to] of [
    ['/about/', 308, '/about'],
    ['/en/about/?a=b', 308, '/en/about?a=b'],
    ['/about.html', 308, '/about'],
    ['/en/industry/hotel.html?a=b', 308, '/en/industry/hotel?a=b'],
    ['/register', 302, `${portal}/register`],
    ['/en/sign-in?a=b', 302, `${portal}/en/sign-in?a=b`],
    ['/en/terms-and-conditions', 302, '/en/terms-and-condition'],
  ]) {
    const answer = await ask(site + from)
    list.expect(`${from} leads to ${to}`, [answer.status, answer.location], [status, to])
    list.expect(`${from} may not be framed`, answer.header('x-frame-options'), 'DENY')
  }
  for (const [path, locale] of [
    ['/tidak-ada', 'id'],
    ['/industry/tidak-ada', 'id'],
    ['/en/nope', 'en'],
    ['/en/industry/nope', 'en'],
  ]) {
    const answer = await ask(site + path)
    const shown = [
      answer.status,
      answer.text.includes(`<html lang="${locale}"`),
      answer.text.includes('Page Not Found'),
    ]
    list.expect(`${path} is the 404 page of its language`, shown, [404, true, true])
    list.expect(`${path} is kept by nobody`, answer.header('cache-control'), 'private, no-store')
    expectHeaders(list, path, answer)
  }
}

/** An encoded slash must not reach the files or the live process under another name. */
async function checkAmbiguousPaths({ site, list }) {
  for (const path of ['/hooks%2fcontent', '/%68ooks%5ccontent', '/about%00', '/x/%2e%2e%2fabout'])
    list.expect(`${path} is refused`, (await ask(site + path)).status, 400)
  list.expect('a query may hold what a path may not', (await ask(`${site}/about?a=b%2Fc`)).status, 200)
}

/** A file closes the doors, and its absence opens them again. */
async function checkMaintenance({ site, list, folder }) {
  const file = `${folder}.maintenance`
  writeFileSync(file, '')
  try {
    for (const [path, locale] of [
      ['/', 'id'],
      ['/about', 'id'],
      ['/en', 'en'],
      ['/en/about', 'en'],
    ]) {
      const answer = await ask(site + path)
      const shown = [
        answer.status,
        answer.text.includes(`<html lang="${locale}"`),
        answer.header('retry-after'),
      ]
      list.expect(`${path} is closed, in its language`, shown, [503, true, '120'])
      list.expect(`${path}, closed, is kept by nobody`, answer.header('cache-control'), 'no-store')
      expectHeaders(list, `${path}, closed`, answer)
    }
    list.expect('a form is closed', (await ask(`${site}/contact`, { method: 'POST' })).status, 503)
  } finally {
    rmSync(file)
  }
  list.expect('the doors open again', (await ask(`${site}/about`)).status, 200)
}

export async function checkDoors(world) {
  await checkLanguage(world)
  await checkAddresses(world)
  await checkAmbiguousPaths(world)
  await checkMaintenance(world)
}
