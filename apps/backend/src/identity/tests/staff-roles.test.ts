import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Backend, loadCompiled, startBackend } from '#tests/harness'
import { createStaff } from '#tests/panel'
import { createStaffCalls } from './staff'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

const { call, signIn, me, status, createFinanceStaff } = createStaffCalls(() => backend)

describe('which roles need a second factor', () => {
  const needsFactor = async (code: string) => {
    const { email, password } = await createStaff(backend, code)
    return (await status(await signIn(email, password))).step === 'setup'
  }

  test.each(['support', 'finance', 'sales', 'strapi-super-admin'])('%s does', async code => {
    expect(await needsFactor(code)).toBe(true)
  })

  test.each(['curator', 'strapi-editor', 'strapi-author'])('%s does not', async code => {
    expect(await needsFactor(code)).toBe(false)
  })

  test('every permission that exists needs it, except for the published site and the catalogue', async () => {
    const { needSecondFactor } = loadCompiled(() => import('#src/identity/staff-access/rules/required-roles'))
    type Action = { actionId: string; subjects?: string[] | null }
    const actions: Action[] = backend.strapi.service('admin::permission').actionProvider.values()
    const harmless = actions.flatMap(({ actionId: action, subjects }) =>
      (subjects ?? [null])
        .filter(subject => {
          const conditions = subject === 'api::playlist.playlist' ? ['api::curated-playlists'] : []
          const properties = { fields: ['contact', 'social'] }
          return !needSecondFactor([{ action, subject, properties, conditions }])
        })
        .map(subject => subject ?? action),
    )
    expect([...new Set(harmless)].sort()).toEqual([
      'api::artist.artist',
      'api::calendar-date.calendar-date',
      'api::catalogue.upload',
      'api::client.client',
      'api::faq.faq',
      'api::industry.industry',
      'api::package-term.package-term',
      'api::package.package',
      'api::page-redirect.page-redirect',
      'api::page.page',
      'api::playlist.playlist',
      'api::site-setting.site-setting',
      'api::testimonial.testimonial',
      'api::track.track',
      'plugin::upload.assets.copy-link',
      'plugin::upload.assets.create',
      'plugin::upload.assets.download',
      'plugin::upload.assets.update',
      'plugin::upload.read',
    ])
  })

  test.each([
    ['prices', 'update', 'api::package-term.package-term', { fields: ['price_monthly'] }],
    ['the bank account', 'read', 'api::site-setting.site-setting', { fields: ['contact', 'payment.bank'] }],
    ['every setting', 'read', 'api::site-setting.site-setting', {}],
    ['playlists of customers', 'read', 'api::playlist.playlist', { fields: ['title_id'] }],
    ['orders', 'read', 'api::order.order', { fields: ['number'] }],
  ])('a role of one’s own that sees %s does', (_, act, subject, properties) => {
    const { needSecondFactor } = loadCompiled(() => import('#src/identity/staff-access/rules/required-roles'))
    const action = `plugin::content-manager.explorer.${act}`
    expect(needSecondFactor([{ action, subject, properties, conditions: [] }])).toBe(true)
  })

  test('a role that is added later locks the open session until the second factor is set up', async () => {
    const { id, email, password } = await createStaff(backend, 'strapi-editor')
    const token = await signIn(email, password)
    expect(await me(token)).toBe(200)
    const role = await backend.strapi.service('admin::role').findOne({ code: 'finance' })
    await backend.strapi.service('admin::user').updateById(id, { roles: [role.id] })
    expect(await me(token)).toBe(403)
    expect((await status(token)).step).toBe('setup')
  })
})

const called = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

type Layer = { methods: string[]; path: string }
const listPanelRoutes = () =>
  (backend.strapi.server.listRoutes() as Layer[])
    .filter(
      ({ path }) =>
        !path.startsWith('/api/') &&
        /^\/[a-z]/.test(path) &&
        !path.includes('(.*)') &&
        !path.includes(':path*'),
    )
    .flatMap(({ methods, path }) =>
      methods.filter(method => called.includes(method)).map(method => ({ method, path })),
    )

/** Routes without a session. Transfers need tokens of their own and are turned off. */
const open = [
  'GET /admin/init',
  'GET /admin/project-type',
  'GET /admin/registration-info',
  'GET /admin/transfer/runner/pull',
  'GET /admin/transfer/runner/push',
  'GET /content-manager/preview/script',
  'POST /admin/access-token',
  'POST /admin/forgot-password',
  'POST /admin/login',
  'POST /admin/register',
  'POST /admin/register-admin',
  'POST /admin/reset-password',
]
const beforeVerification = [
  'GET /content-manager/second-factor',
  'POST /admin/logout',
  'POST /content-manager/second-factor/confirm',
  'POST /content-manager/second-factor/recovery-codes',
  'POST /content-manager/second-factor/replace',
  'POST /content-manager/second-factor/setup',
  'POST /content-manager/second-factor/verify',
]

test('a session with only the password reaches no route of the panel but setup, verification and sign-out', async () => {
  const { email, password } = await createFinanceStaff()
  const unset = await createStaff(backend, 'support')
  for (const account of [{ email, password }, unset]) {
    const token = await signIn(account.email, account.password)
    const reachable: string[] = []
    await Promise.all(
      listPanelRoutes()
        .filter(({ method, path }) => ![...open, ...beforeVerification].includes(`${method} ${path}`))
        .map(async ({ method, path }) => {
          const filled = path.replace(/:\w+\??/g, 'x')
          const sent = method === 'GET' || method === 'DELETE' ? undefined : {}
          const answer = await call(method, filled, sent, token)
          if (answer.status !== 403 || answer.body?.error?.details?.code !== 'second-factor')
            reachable.push(`${method} ${path}: ${answer.status}`)
        }),
    )
    expect(reachable.sort()).toEqual([])
  }
}, 120_000)

test('the lists of open routes name only routes that exist', () => {
  const known = listPanelRoutes().map(({ method, path }) => `${method} ${path}`)
  expect([...open, ...beforeVerification].filter(route => !known.includes(route))).toEqual([])
})

test('an upload with only the password is rejected before its body is read', async () => {
  const { email, password } = await createFinanceStaff()
  const body = new FormData()
  body.append('files', new Blob(['x'.repeat(10_000)], { type: 'image/png' }), 'a.png')
  const authorization = `Bearer ${await signIn(email, password)}`
  const response = await fetch(`${backend.origin}/upload`, {
    method: 'POST',
    headers: { authorization },
    body,
  })
  expect(response.status).toBe(403)
})
