import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, loadCompiled, startBackend } from '#tests/harness'
import { createMember, register } from '#tests/people'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

type Layer = { methods: string[]; path: string }

/** Every registered route under /api, without the prefix. */
function routes() {
  const layers: Layer[] = backend.strapi.server.listRoutes()
  return layers
    .filter(({ path }) => path.startsWith('/api/'))
    .flatMap(({ methods, path }) =>
      methods.filter(method => method !== 'HEAD').map(method => ({ method, path: path.slice(4) })),
    )
}
const filled = (path: string) => path.replace('(.*)', 'x').replace(/:\w+/g, 'x')

const identity = [
  'DELETE /account/email',
  'DELETE /account/sessions',
  'DELETE /account/sessions/:id',
  'GET /account/consents',
  'GET /account/export',
  'GET /account/removal',
  'GET /account/second-factor',
  'GET /account/sessions',
  'GET /auth/google/callback',
  'GET /connect/google',
  'GET /connect/google/callback',
  'GET /users/me',
  'POST /account/consents',
  'POST /account/email',
  'POST /account/email-confirmation',
  'POST /account/google/unlink',
  'POST /account/mobile-number/send-code',
  'POST /account/mobile-number/verify',
  'POST /account/removal',
  'POST /account/removal/subscriptions',
  'POST /account/removal/subscriptions/keep',
  'POST /account/second-factor',
  'POST /account/second-factor/confirm',
  'POST /account/second-factor/disable',
  'POST /account/second-factor/recovery-codes',
  'POST /auth/change-password',
  'POST /auth/email-confirmation',
  'POST /auth/email-confirmation/decline',
  'POST /auth/email-confirmation/look-up',
  'POST /auth/email-confirmation/new-password',
  'POST /auth/forgot-password',
  'POST /auth/google/link',
  'POST /auth/google/register',
  'POST /auth/local',
  'POST /auth/local/register',
  'POST /auth/reset-password',
  'POST /auth/second-factor',
  'POST /auth/send-email-confirmation',
  'POST /auth/sign-out',
  'POST /auth/verify-reset-code',
  'PUT /account',
]

// Public routes: authentication, the forms of the site, and published content.
const open = [
  /^GET \/connect\/google(\/callback)?$/,
  /^GET \/auth\/google\/callback$/,
  /^POST \/auth\/(local|local\/register|google\/link|google\/register|second-factor|forgot-password|verify-reset-code|reset-password|send-email-confirmation|email-confirmation(\/(look-up|new-password|decline))?)$/,
  /^POST \/(partner-applications|contact-messages)$/,
  /^GET \/partner-applications\/status\/:token$/,
  /^POST \/invitations\/(look-up|join)$/,
  /^GET \/(licence-checks\/:code(\/proof)?|licence-keys|licence-status(-lists)?|service-status)$/,
  /^GET \/usage-log\/(checkpoint|keys|policy|receipt-keys|tiles\/:level\/:index\/:width)$/,
  /^POST \/licence-checks\/:code\/reports$/,
  /^GET \/(pages|page-redirects|industries|faqs|testimonials|clients|packages|site-setting|content-revision|regions)(\/:\w+)?$/,
  /^GET \/regions\/cities$/,
  /^POST \/payments\/notices\/:provider$/,
  /^GET \/public-api\//,
  /^\w+ \/(?:(?:internal|remote-joins|staff-remote)\b|pay-links\/)/,
]

test('none of the stock user routes exists, only our own', () => {
  const listed = routes().map(({ method, path }) => `${method} ${path}`)
  expect(
    listed.filter(route => /\/(users|roles|permissions|auth|account|connect)\b/.test(route)).sort(),
  ).toEqual(identity)
})

test('without the internal key, the routes for our own servers do not exist', async () => {
  const internal = routes().filter(({ path }) =>
    /^\/(?:(?:internal|remote-joins|staff-remote)\b|pay-links\/)/.test(path),
  )
  expect(internal.length).toBeGreaterThan(0)
  for (const key of [undefined, '', 'wrong'])
    for (const { method, path } of internal) {
      const headers = key === undefined ? undefined : { 'x-internal-key': key }
      expect([path, (await backend.call(method, filled(path), { headers })).status]).toEqual([path, 404])
    }
})

test('every other route returns 403 without a token', async () => {
  const unprotected = []
  for (const { method, path } of routes()) {
    if (open.some(pattern => pattern.test(`${method} ${path}`))) continue
    const response = await backend.call(method, filled(path))
    if (response.status !== 403) unprotected.push(`${method} ${path}: ${response.status}`)
  }
  expect(unprotected).toEqual([])
})

test('a session with an unconfirmed address gets 403 for all but a few routes', async () => {
  const { token } = await register(backend)
  const reachable = []
  for (const { method, path } of routes()) {
    if (open.some(pattern => pattern.test(`${method} ${path}`)) || path === '/auth/sign-out') continue
    const response = await backend.call(method, filled(path), { token })
    if (response.status !== 403) reachable.push(`${method} ${path}`)
    else expect(response.body.error.details.code).toBe('unconfirmed')
  }
  expect(reachable.sort()).toEqual([
    'GET /users/me',
    'POST /account/email',
    'POST /account/email-confirmation',
    'POST /invitations/accept',
  ])
})

test('members cannot use stock routes that list or change other accounts', async () => {
  const { token } = await createMember(backend)
  for (const [method, path] of [
    ['GET', '/users'],
    ['GET', '/users/1'],
    ['GET', '/users/count'],
    ['POST', '/users'],
    ['PUT', '/users/1'],
    ['DELETE', '/users/1'],
    ['GET', '/users-permissions/roles'],
    ['GET', '/users-permissions/permissions'],
    ['POST', '/auth/logout'],
    ['POST', '/auth/refresh'],
    ['GET', '/auth/sessions'],
    ['GET', '/upload/files'],
    ['POST', '/upload'],
    ['GET', '/i18n/locales'],
  ] as const) {
    expect([path, [403, 404, 405].includes((await backend.call(method, path, { token })).status)]).toEqual([
      path,
      true,
    ])
  }
})

test('the next start removes permissions that were added in the panel', async () => {
  const { ensurePermissions } = loadCompiled(() => import('#src/identity/permission/permissions'))
  const permissions = backend.strapi.db.query('plugin::users-permissions.permission')
  const role = await backend.strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type: 'public' } })
  await permissions.create({ data: { action: 'api::account.account.update', role: role.id } })
  await ensurePermissions()
  expect(
    await permissions.count({ where: { action: 'api::account.account.update', role: { type: 'public' } } }),
  ).toBe(0)
})
