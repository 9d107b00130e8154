import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { hostNames } from './start-proxy.mjs'

// Only the header is sent, because the proxy rejects requests by length, and a client that is still sending
// may miss the response.
const megabytes = count => ({ 'content-length': String(count * 1024 * 1024) })

const year = /max-age=(?:31536000|63072000)/

async function checkTls({ proxy, checks }) {
  const { ask, askOverHttp } = proxy
  const to = name => `https://${hostNames[name]}/en/about?a=b`
  for (const name of ['site', 'portal', 'player', 'backend']) {
    const response = await askOverHttp(hostNames[name], '/en/about?a=b', { method: 'POST', body: 'x' })
    checks.expect(
      `${name} redirects to https`,
      [response.status, response.header('location')],
      [308, to(name)],
    )
  }
  const challenge = await askOverHttp(hostNames.site, '/.well-known/acme-challenge/token')
  checks.expect('the ACME challenge is served', [challenge.status, challenge.text], [200, 'proof'])
  checks.expect('an unknown host name has no page', (await askOverHttp('evil.test', '/')).status, 404)
  const outcome = await ask('evil.test', '/').then(
    () => 'answered',
    () => 'refused',
  )
  checks.expect('an unknown host name gets no certificate', outcome, 'refused')
}

async function checkSite({ proxy: { ask }, checks }) {
  const page = await ask('site', '/', { headers: { 'accept-encoding': 'br', 'accept-language': 'id' } })
  checks.expect('the site responds compressed', [page.status, page.header('content-encoding')], [200, 'br'])
  for (const [header, expected] of [
    ['strict-transport-security', year],
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'DENY'],
    ['content-security-policy', /upgrade-insecure-requests/],
  ])
    checks.expect(`the site sends ${header} once`, String(page.header(header)), expected)
  checks.expect('no header shows the version of the server', page.header('server'), 'nginx')
  for (const path of ['/readyz', '/hooks/content', '/metrics'])
    checks.expect(`${path} of the site is internal`, (await ask('site', path)).status, 404)
  for (const path of ['/hooks%2fcontent', '/%68ooks%5ccontent', '/x/%2e%2e/hooks/content', '/readyz%00'])
    checks.expect(`${path} of the site is rejected`, (await ask('site', path)).status, 400)
  checks.expect('a query may contain an encoded slash', (await ask('site', '/?utm_source=a%2Fb')).status, 200)
  const tooLarge = await ask('site', '/contact', { method: 'POST', headers: megabytes(2) })
  checks.expect('the site rejects 2 MB', tooLarge.status, 413)
  checks.expect(
    'responses of the proxy itself send HSTS',
    String(tooLarge.header('strict-transport-security')),
    year,
  )
}

async function checkPlayer({ proxy: { ask }, checks }) {
  const page = await ask('player', '/')
  checks.expect(
    'the player may play what it has stored',
    String(page.header('content-security-policy')),
    /media-src 'self' blob:/,
  )
  checks.expect('the readiness of the player is internal', (await ask('player', '/readyz')).status, 404)
  checks.expect(
    'nobody reads the cached audio directly',
    (await ask('player', '/cached-audio/a/x')).status,
    404,
  )
  const events = await ask('player', '/device/events')
  checks.expect('a stream needs a token', [events.status, JSON.parse(events.text).error.status], [401, 401])
}

async function checkPortal({ proxy: { ask, lines }, checks, logs }) {
  const origin = `https://${hostNames.portal}`
  const body = new URLSearchParams({ identifier: 'pemilik@contoh.test', password: 'Contoh-12345' }).toString()
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  const signIn = headers =>
    ask('portal', '/sign-in', { method: 'POST', body, headers: { ...type, ...headers } })
  const lied = { 'x-request-id': 'made-up-by-a-visitor', 'x-forwarded-for': '203.0.113.9' }
  const accepted = await signIn({ origin, ...lied })
  const cookie = [accepted.header('set-cookie')].flat().find(text => text?.startsWith('portal_token='))
  checks.expect('a member signs in', [accepted.status, accepted.header('location')], [303, '/'])
  checks.expect('the session cookie is Secure', String(cookie), /; HttpOnly.*; Secure/i)
  checks.expect('a cross-site form is rejected', (await signIn({ origin: 'https://evil.test' })).status, 403)
  const strange = { origin: 'https://evil.test', 'x-forwarded-host': 'evil.test' }
  checks.expect('forged forwarding headers have no effect', (await signIn(strange)).status, 403)
  checks.expect('/readyz of the portal is internal', (await ask('portal', '/readyz')).status, 404)
  const large = await ask('portal', '/sign-in', { method: 'POST', headers: { origin, ...megabytes(40) } })
  checks.expect('the portal rejects 40 MB', large.status, 413)

  const id = accepted.header('x-request-id')
  checks.expect('the proxy assigns a request id', String(id), /^[0-9a-f]{32}$/)
  const found = logs.map(log => readFileSync(log, 'utf8').includes(`"request_id":"${id}"`))
  checks.expect('portal and backend log the id of the proxy', found.filter(Boolean).length, 2)
  const entry = lines().find(line => line.request_id === id)
  checks.expect(
    'the proxy logs it too',
    [entry?.host, entry?.method, entry?.status],
    [hostNames.portal, 'POST', 303],
  )
  checks.expect('the log of the proxy contains no path', JSON.stringify(lines()).includes('sign-in'), false)
}

async function checkBackend({ proxy: { ask, setPanelAccess }, checks, secrets }) {
  for (const path of [
    '/',
    '/api/industries',
    '/api/auth/local',
    '/healthz',
    '/readyz',
    '/_health',
    '/metrics',
    '/api/connect',
    '/uploads%2f..%2fadmin',
    '/api/connect/%2e%2e/pages',
    '/api/connect/..%5cpages',
  ])
    checks.expect(
      `${path} of the backend is internal`,
      (await ask('backend', path)).header('x-request-id'),
      undefined,
    )
  for (const path of ['/uploads/none.png', '/api/connect/google'])
    checks.expect(
      `${path} reaches the backend`,
      String((await ask('backend', path)).header('x-request-id')),
      /^[\w-]{8,}$/,
    )
  const panel = () => ask('backend', '/admin', { headers: { 'accept-encoding': 'gzip' } })
  const shown = await panel()
  checks.expect('the panel is served to an allowed address', shown.status, 200)
  checks.expect('it sends HSTS once', String(shown.header('strict-transport-security')), year)
  const script = /src="(\/admin\/[^"]+\.js)"/.exec((await ask('backend', '/admin')).text)?.[1]
  const packed = await ask('backend', String(script), { headers: { 'accept-encoding': 'gzip' } })
  checks.expect(
    'its scripts are compressed',
    [packed.status, packed.header('content-encoding')],
    [200, 'gzip'],
  )
  const body = JSON.stringify({ email: secrets.ADMIN_EMAIL, password: secrets.ADMIN_PASSWORD })
  const signed = await ask('backend', '/admin/login', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  })
  checks.expect('staff sign in over https', signed.status, 200)
  setPanelAccess('deny all;')
  for (let tries = 0; tries < 100 && (await panel()).status !== 403; tries += 1) await pause(50)
  for (const path of [
    '/admin',
    '/content-manager/content-types',
    '/upload/files',
    '/users-permissions/roles',
  ])
    checks.expect(`${path} is denied to other addresses`, (await ask('backend', path)).status, 403)
  checks.expect('uploads stay public', (await ask('backend', '/uploads/none.png')).status, 404)
}

/** Checks which requests the public proxy forwards and blocks, and which headers it adds. */
export async function checkAccess(world) {
  await checkTls(world)
  await checkSite(world)
  await checkPortal(world)
  await checkPlayer(world)
  await checkBackend(world)
}
