import { emptyCalendarSettings, listPermissions, type Role, roles } from '@bgm/validation'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createColleague } from '#tests/colleagues'
import type { Backend } from '#tests/harness'
import { isLongRun } from '#tests/long-run'
import { createOrganisationRecords } from '#tests/organisation-records'
import { createMember } from '#tests/people'
import { startBackendWithPackages } from '#tests/shop'
import { unitFields } from '#tests/units'

/**
 * Returns all variants in the long run; otherwise the first variant and half of the others, alternating
 * between routes.
 */
const chooseVariants = (variants: string[], index: number) =>
  variants.filter((_, variant) => isLongRun || variant === 0 || (variant + index) % 2 === 0)

let backend: Backend
let own: Awaited<ReturnType<typeof createOrganisationRecords>>
let foreign: Awaited<ReturnType<typeof createOrganisationRecords>>
const tokens = new Map<Role | 'nobody', string>()

beforeAll(async () => {
  backend = await startBackendWithPackages()
  own = await createOrganisationRecords(backend, 'Melati Kita')
  foreign = await createOrganisationRecords(backend, 'Anggrek Orang')
  tokens.set('owner', own.token)
  for (const role of roles.filter(role => role !== 'owner'))
    tokens.set(role, (await createColleague(backend, own.token, role)).token)
  tokens.set('nobody', (await createMember(backend)).token)
}, 480_000)
afterAll(() => backend.stop())

// Routes that do not belong to an organisation: identity, published content, the catalogue, reference data, own account
// and registration. Usage months are not records; usage.test.ts covers them.
const otherRoutes =
  /^\/(auth|connect|users|account|registration|regions|referral-codes|notifications|pages|page-redirects|industries|faqs|testimonials|clients|packages|site-setting|partner-applications|contact-messages|licence-(checks|keys|status)|remote-joins|staff-remote|payments\/notices|pay-links|content|artists|tracks|consents|personal-data|service-status|upload|email|i18n|usage|collective|public-api|invitations\/(look-up|join|accept)|internal)/

// Routes of an organisation without a record in the path, and the permission they check first. A test fails
// if a route is not listed.
const collectionPermissions: Record<string, string | null> = {
  'GET /dashboard': null,
  'GET /trial': null,
  'GET /zones': null,
  'GET /zones/counts': null,
  'GET /zones/regions': null,
  'GET /licences': 'licence.read',
  'POST /licence-batches': 'licence.export',
  'POST /zone-batches': 'zone.control',
  'GET /zone-views': 'zone.read',
  'GET /unit-groups': 'business-unit.read',
  'POST /unit-groups': 'unit-group.update',
  'GET /unit-group-names': 'business-unit.read',
  'PUT /unit-locks': 'unit-group.update',
  'POST /lock-exemptions': 'unit-group.update',
  'GET /grouped-units': 'business-unit.read',
  'GET /incidents': 'incident.read',
  'GET /uptime': 'incident.read',
  'GET /uptime/export': 'incident.read',
  'GET /remote-requests': 'zone.delegate',
  'POST /zone-views': 'zone.read',
  'GET /installation-codes': 'player.manage',
  'POST /installation-codes': 'player.manage',
  'DELETE /installation-codes': 'player.manage',
  'POST /pairings/look-up': 'player.manage',
  'POST /pairings/approve': 'player.manage',
  'POST /pairings/decline': 'player.manage',
  'GET /business-units': null,
  'GET /business-units/export': 'business-unit.export',
  'POST /business-units': 'business-unit.create',
  'POST /business-units/imports': 'business-unit.import',
  'GET /business-units/imports/pending': 'business-unit.import',
  'POST /orders': null,
  'POST /orders/quote': null,
  'GET /cart': 'order.create',
  'POST /cart/lines': 'order.create',
  'POST /cart/choices': 'order.create',
  'GET /quotations': 'order.read',
  'POST /quotations': 'order.create',
  'GET /order-requests': 'order.read',
  'GET /order-requests/count': 'order.approve',
  'POST /order-requests': 'order.create',
  'GET /organisation/order-approval': 'organisation.read',
  'PUT /organisation/order-approval': 'organisation.update',
  'PUT /cart/lines': 'order.create',
  'DELETE /cart': 'order.create',
  'PUT /cart/voucher': 'order.create',
  'POST /cart/order': 'order.create',
  'POST /orders/units': null,
  'POST /orders/units/quote': null,
  'GET /orders': null,
  'GET /ledger': 'invoice.read',
  'GET /ledger/export': 'invoice.read',
  'POST /payments': 'order.pay',
  'GET /subscriptions': null,
  'GET /members': null,
  'GET /invitations': 'invitation.read',
  'POST /invitations': 'invitation.create',
  'GET /organisation': 'organisation.read',
  'PUT /organisation': 'organisation.update',
  'GET /organisation/schedule': null,
  'PUT /organisation/schedule': 'schedule.update',
  'GET /organisation/week': null,
  'GET /organisation/preview': null,
  'POST /organisation/exceptions': 'schedule.update',
  'POST /organisation/switch': null,
  'POST /organisation/transfer': 'organisation.transfer',
  'GET /playlists': 'zone.read',
  'GET /announcements': 'announcement.read',
  'GET /announcements/options': 'announcement.update',
  'POST /announcements': 'announcement.update',
  'GET /curated-playlists': 'zone.read',
  'POST /playlists': 'playlist.update',
  'GET /api-keys': 'integration.read',
  'POST /api-keys': 'integration.manage',
  'GET /webhooks': 'integration.read',
  'POST /webhooks': 'integration.manage',
  'GET /audit-entries': 'audit.read',
  'GET /audit-entries/export': 'audit.read',
}

type Layer = { methods: string[]; path: string }

/** All routes of an organisation that the server has registered. */
function routes() {
  const layers: Layer[] = backend.strapi.server.listRoutes()
  return layers
    .filter(({ path }) => path.startsWith('/api/') && !otherRoutes.test(path.slice(4)))
    .flatMap(({ methods, path }) =>
      methods.filter(method => method !== 'HEAD').map(method => ({ method, path: path.slice(4) })),
    )
}
const withRecord = () => routes().filter(({ path }) => path.includes(':'))
const getNoun = (path: string) => path.split('/')[1] ?? ''
const filled = (path: string, id: string) => path.replace(/:\w+/, id).replace(/:\w+/g, 'x')

const call = (method: string, path: string, token: string, body: object = {}) =>
  backend.call(method, path, { token, ...(method === 'GET' ? {} : { body }) })

/** The parts of a response that an outsider could observe: status and body, without the request id. */
async function visibleResponse(method: string, path: string, token: string) {
  const { status, text } = await call(method, path, token)
  return `${status} ${text.replace(/"request_?[iI]d":"[^"]*"/g, '')}`
}

test('these tests cover every route of an organisation', () => {
  const listed = routes().map(({ method, path }) => `${method} ${path}`)
  const known = Object.keys(collectionPermissions)
  const unknown = listed.filter(route => !route.includes(':') && !known.includes(route))
  const unplaced = withRecord().filter(({ path }) => !own.ids[getNoun(path)])
  expect({ unknown, unplaced }).toEqual({ unknown: [], unplaced: [] })
  expect(listed.length).toBeGreaterThan(20)
})

describe('a record of another organisation looks like one that does not exist', () => {
  const variants = ['', '.data', '?populate=*', '?filters[id][$gt]=0', '/', '%00', '?fields=*']
  // Path variants are resolved before roles, so it is enough to test them with the callers that have the
  // most and the fewest permissions.
  const usesVariants = (role: string) => role === 'owner' || role === 'nobody'

  test.each([...roles, 'nobody'] as const)('for %s, with every route and method', async role => {
    const token = tokens.get(role) ?? ''
    const leaks = []
    for (const [index, { method, path }] of withRecord().entries()) {
      const record = foreign.ids[getNoun(path)] ?? ''
      // The missing id is as long as the record's own id, so that its length reveals nothing.
      const missing = `${'x'.repeat(record.length - 1)}1`
      for (const variant of method === 'GET' && usesVariants(role) ? chooseVariants(variants, index) : ['']) {
        const theirs = await visibleResponse(method, filled(path, record) + variant, token)
        const none = await visibleResponse(method, filled(path, missing) + variant, token)
        const same = theirs.replaceAll(record, '') === none.replaceAll(missing, '')
        if (!same || theirs.startsWith('2')) leaks.push(`${method} ${path}${variant}: ${theirs.slice(0, 90)}`)
      }
    }
    expect(leaks).toEqual([])
  })
})

describe('a record of another unit looks like one that does not exist', () => {
  const nouns = ['business-units', 'orders', 'payments', 'zones', 'licences']

  test.each(['manager', 'finance', 'staff'] as const)('for %s of one unit', async role => {
    const added = await backend.call('POST', '/business-units', {
      token: own.token,
      body: { ...unitFields, outlet_code: `UNIT-${role}` },
      headers: { 'idempotency-key': `unit-of-a-${role}` },
    })
    const { token } = await createColleague(backend, own.token, role, [added.body.documentId])
    const leaks = []
    for (const { method, path } of withRecord().filter(route => nouns.includes(getNoun(route.path)))) {
      const record = own.ids[getNoun(path)] ?? ''
      const missing = `${'x'.repeat(record.length - 1)}1`
      const theirs = await visibleResponse(method, filled(path, record), token)
      const none = await visibleResponse(method, filled(path, missing), token)
      const same = theirs.replaceAll(record, '') === none.replaceAll(missing, '')
      if (!same || theirs.startsWith('2')) leaks.push(`${method} ${path}: ${theirs.slice(0, 90)}`)
    }
    expect(leaks).toEqual([])
    const lists = [
      '/business-units',
      '/orders',
      '/subscriptions',
      '/zones',
      '/licences',
      '/incidents',
      '/dashboard',
    ]
    for (const list of lists) {
      const { status, text } = await call('GET', list, token)
      expect(status).toBe(200)
      for (const noun of nouns) expect(text).not.toContain(own.ids[noun])
    }
  })
})

test('no list includes records of another organisation, with any query', async () => {
  const secrets = [foreign.brand, foreign.order.number, ...Object.values(foreign.ids)]
  const leaks = []
  const lists = Object.keys(collectionPermissions).filter(route => route.startsWith('GET '))
  const queries = [
    '',
    '?page_size=100',
    '?populate=*',
    `?q=${encodeURIComponent(foreign.brand)}`,
    '?filters[organisation]=2',
  ]
  for (const [caller, [role, token]] of [...tokens].entries())
    for (const [index, route] of lists.entries())
      for (const query of chooseVariants(queries, caller + index)) {
        const { text } = await call('GET', route.slice(4) + query, token)
        if (secrets.some(secret => text.includes(secret))) leaks.push(`${role} ${route}${query}`)
      }
  expect(leaks).toEqual([])
})

test('returns 403 for exactly what the permission table denies a role', async () => {
  const wrong = []
  for (const role of roles) {
    const may: string[] = listPermissions(role)
    for (const [route, needs] of Object.entries(collectionPermissions)) {
      if (!needs) continue
      const [method = '', path = ''] = route.split(' ')
      const { status } = await call(method, path, tokens.get(role) ?? '')
      if ((status === 403) === may.includes(needs)) wrong.push(`${role} ${route}: ${status}`)
    }
  }
  expect(wrong).toEqual([])
})

// Input is parsed before a record is looked up, so only a valid body shows what a role may do.
const bodies: Record<string, object> = {
  'PUT /zones/:id': { name: 'Zona' },
  'PUT /zones/:id/music': { default_playlist: null },
  'POST /zones/:id/variety': { playlist: 'unknownrecord00000000000', title: 'Lebih beragam' },
  'PUT /zones/:id/desired': { paused: false },
  'PUT /zones/:id/volumes': { volumes: [] },
  'PUT /zones/:id/override': { playlist: null, until: new Date(Date.now() + 3_600_000) },
  'POST /zones/:id/commands': { kind: 'identify' },
  'POST /zones/:id/bans': { track: 'unknownrecord00000000000', scope: 'zone' },
  'POST /zones/:id/track-actions': { kind: 'like', track: 'unknownrecord00000000000' },
  'POST /zones/:id/player/key': { public_key: `${'A'.repeat(43)}=` },
  'PUT /business-units/:id/remote': { allowed: true },
  'PUT /zones/:id/schedule': { version: 'former', slots: [] },
  'PUT /business-units/:id/schedule': { version: 'former', slots: [] },
  'PUT /business-units/:id/calendar': {
    version: 1_000_000,
    latitude: null,
    longitude: null,
    calendar: emptyCalendarSettings,
  },
  'PUT /business-units/:id/opening-hours': { version: 1_000_000, hours: null },
}

// Routes for records that concern pairing, control, delegated control and schedules, with the permission
// of each. They are called with the caller's own records, so that the response is not a 404.
const recordPermissions: Record<string, string> = {
  'PUT /zones/:id': 'zone.update',
  'PUT /zones/:id/music': 'zone.update',
  'POST /zones/:id/variety': 'zone.update',
  'PUT /zones/:id/desired': 'zone.control',
  'PUT /zones/:id/volumes': 'zone.update',
  'POST /zones/:id/track-actions': 'zone.control',
  'DELETE /zones/:id/ban-requests/:request': 'playlist.update',
  'PUT /zones/:id/override': 'zone.control',
  'POST /zones/:id/commands': 'zone.control',
  'POST /zones/:id/bans': 'zone.control',
  'DELETE /zones/:id/bans/:ban': 'zone.control',
  'GET /zones/:id/remote-passes': 'zone.control',
  'POST /zones/:id/remote-passes/:pass/approve': 'zone.delegate',
  'DELETE /zones/:id/remote-passes/:pass': 'zone.delegate',
  'PUT /business-units/:id/remote': 'zone.delegate',
  'DELETE /zones/:id/player': 'player.manage',
  'POST /zones/:id/player/key': 'player.manage',
  'PUT /zones/:id/schedule': 'schedule.update',
  'PUT /business-units/:id/schedule': 'schedule.update',
  'PUT /business-units/:id/calendar': 'schedule.update',
  'PUT /business-units/:id/opening-hours': 'schedule.update',
}

test("returns 403 on the caller's own records for exactly what the permission table denies a role", async () => {
  const listed = withRecord().map(({ method, path }) => `${method} ${path}`)
  const checked = Object.entries(recordPermissions).filter(([route]) => listed.includes(route))
  expect(Object.keys(recordPermissions).filter(route => !listed.includes(route))).toEqual([])
  const wrong = []
  for (const role of roles) {
    const may: string[] = listPermissions(role)
    for (const [route, needs] of checked) {
      const [method = '', path = ''] = route.split(' ')
      const id = own.ids[getNoun(path)] ?? ''
      const { status } = await call(method, filled(path, id), tokens.get(role) ?? '', bodies[route])
      if ((status === 403) === may.includes(needs)) wrong.push(`${role} ${route}: ${status}`)
    }
  }
  expect(wrong).toEqual([])
})

// Staff may pause, skip and override the music.
const isZoneControl = (path: string) => /^\/zones\/:id\/(desired|override|commands)$/.test(path)

test('auditors and staff cannot change records of their own organisation', async () => {
  const changed = []
  for (const role of ['auditor', 'staff'] as const)
    for (const { method, path } of withRecord()) {
      if (method === 'GET' || (role === 'staff' && isZoneControl(path))) continue
      const id = own.ids[getNoun(path)] ?? ''
      const body = bodies[`${method} ${path}`]
      const { status } = await call(method, filled(path, id), tokens.get(role) ?? '', body)
      if (status < 400) changed.push(`${role} ${method} ${path}: ${status}`)
    }
  expect(changed).toEqual([])
})

test('a unit or order outside the scope of a member looks like one that does not exist', async () => {
  const limited = await createColleague(backend, own.token, 'staff')
  await backend.strapi.db
    .query('api::membership.membership')
    .update({ where: { documentId: limited.membership }, data: { all_units: false, units: [] } })
  const missing = (id: string) => `${'x'.repeat(id.length - 1)}1`
  for (const noun of ['business-units', 'orders']) {
    const id = own.ids[noun] ?? ''
    expect(await visibleResponse('GET', `/${noun}/${id}`, limited.token)).toBe(
      await visibleResponse('GET', `/${noun}/${missing(id)}`, limited.token),
    )
  }
})
