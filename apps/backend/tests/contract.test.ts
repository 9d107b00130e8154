import { type Caller, type Endpoint, listParameterNames, type RateLimit } from '@bgm/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { safeParse } from 'zod'
import { implementedEndpoints } from '#src/identity/permission/contract-actions'
import { choosePassword, createCollectiveUser, inviteCollectiveUser } from '#tests/collective'
import { createCustomer } from '#tests/customers'
import { type Backend, internalKey, loadCompiled } from '#tests/harness'
import { register } from '#tests/people'
import { startBackendWithPackages } from '#tests/shop'

let backend: Backend
let walked: [controller: string, name: string, endpoint: Endpoint][]
const tokens = new Map<Caller, string>()

beforeAll(async () => {
  backend = await startBackendWithPackages()
  walked = Object.entries(implementedEndpoints).flatMap(([controller, group]) =>
    Object.entries(group).map(
      ([name, endpoint]) => [controller, name, endpoint] satisfies (typeof walked)[number],
    ),
  )
  const reader = await inviteCollectiveUser(backend)
  const collective = await choosePassword(backend, reader.email)
  tokens.set('collective-setup', collective)
  tokens.set('collective', (await createCollectiveUser(backend)).token)
  tokens.set('unconfirmed', (await register(backend)).token)
  tokens.set('member', (await createCustomer(backend)).token)
}, 420_000)
afterAll(() => backend.stop())

const listCallers = ({ caller }: Endpoint) => [caller].flat()
const hasSession = (endpoint: Endpoint) =>
  listCallers(endpoint).some(caller =>
    ['unconfirmed', 'member', 'collective-setup', 'collective'].includes(caller),
  )
const isForMembers = (endpoint: Endpoint) =>
  listCallers(endpoint).some(caller => caller === 'member' || caller === 'unconfirmed')
const isForSetup = (endpoint: Endpoint) => listCallers(endpoint).includes('collective-setup')
const isForReaders = (endpoint: Endpoint) => listCallers(endpoint).includes('collective')
const isForGateway = (endpoint: Endpoint) => listCallers(endpoint).includes('gateway')
/** A session that may call the endpoint. */
const getSession = (endpoint: Endpoint) => tokens.get(isForMembers(endpoint) ? 'member' : 'collective')
const needsNoQuery = ({ query }: Endpoint) => !query || safeParse(query, {}).success
const label = ({ method, path }: Endpoint) => `${method} ${path}`
// No record has this id.
const fillIn = (path: string) => path.replace(/:\w+/g, 'unknownrecord00000000000')

type Sent = { token?: string | undefined; body?: unknown; query?: string; headers?: Record<string, string> }

const send = ({ method, path }: Endpoint, { token, body, query = '', headers = {} }: Sent = {}) =>
  backend.call(method, `${fillIn(path)}${query}`, {
    ...(token ? { token } : {}),
    ...(body === undefined ? {} : { body }),
    headers,
  })

const idempotencyKey = { 'idempotency-key': 'walk-0123456789' }
const getHeaders = (endpoint: Endpoint) =>
  isForGateway(endpoint) ? { 'x-internal-key': internalKey } : idempotencyKey

/** Calls every endpoint that matches and returns the labels of those whose response is not as expected. */
async function findDeviations(
  matches: (endpoint: Endpoint) => boolean,
  isExpected: (endpoint: Endpoint) => Promise<boolean>,
): Promise<{ count: number; deviations: string[] }> {
  const endpoints = walked.map(([, , endpoint]) => endpoint).filter(matches)
  const deviations: string[] = []
  for (const endpoint of endpoints) if (!(await isExpected(endpoint))) deviations.push(label(endpoint))
  return { count: endpoints.length, deviations }
}

describe('every endpoint of the contract', () => {
  test('is the route that Strapi calls for its path', () => {
    const layers: { methods: string[]; path: string }[] = backend.strapi.server.listRoutes()
    const registered = layers.flatMap(({ methods, path }) => methods.map(method => `${method} ${path}`))
    const missing = walked
      .map(([, , { method, path }]) => `${method} /api${path}`)
      .filter(route => registered.filter(each => each === route).length !== 1)
    expect(missing).toEqual([])
  })

  test('has an action for each endpoint and no other', () => {
    for (const controller of new Set(walked.map(([each]) => each))) {
      const controllers: Record<string, object> = backend.strapi.controllers
      const actions = Object.keys(controllers[controller] ?? {})
      const names = walked.filter(([each]) => each === controller).map(([, name]) => name)
      expect(actions.toSorted(), controller).toEqual(names.toSorted())
    }
  })

  test('refuses callers that it is not for', async () => {
    const refused = async (endpoint: Endpoint) => {
      const callers = listCallers(endpoint)
      const refuses = async (caller: Caller) =>
        callers.includes(caller) || (await send(endpoint, { token: tokens.get(caller) })).status === 403
      return (
        (await send(endpoint)).status === 403 &&
        (await refuses('unconfirmed')) &&
        (await refuses('collective-setup')) &&
        (isForReaders(endpoint) || isForSetup(endpoint) || (await refuses('collective'))) &&
        (isForMembers(endpoint) || (await refuses('member')))
      )
    }
    const { count, deviations } = await findDeviations(hasSession, refused)
    expect(deviations).toEqual([])
    expect(count).toBeGreaterThan(5)
  })

  test('answers 404 to our own servers only', async () => {
    const { deviations } = await findDeviations(
      endpoint => isForGateway(endpoint) || listCallers(endpoint).includes('server'),
      async endpoint => (await send(endpoint)).status === 404,
    )
    expect(deviations).toEqual([])
  })

  test('answers 401 without an API key', async () => {
    const { count, deviations } = await findDeviations(
      endpoint => endpoint.scope !== undefined,
      async endpoint => (await send(endpoint, { token: 'bgm_unknown' })).status === 401,
    )
    expect(deviations).toEqual([])
    expect(count).toBeGreaterThan(5)
  })

  test('answers 400 to unknown keys and names them', async () => {
    const kindOf = ({ path }: Endpoint) => ({ kind: path.endsWith('/track-actions') ? 'like' : 'skip' })
    const namesKey = async (endpoint: Endpoint) => {
      const sent = { token: getSession(endpoint), headers: getHeaders(endpoint) }
      const { status, body } = endpoint.body
        ? // Commands and actions are told apart by their kind, plans by their change.
          await send(endpoint, { ...sent, body: { unknown_key: 1, ...kindOf(endpoint), change: 'stop' } })
        : await send(endpoint, { ...sent, query: '?unknown_key=1' })
      return status === 400 && JSON.stringify(body).includes('unknown_key')
    }
    const { deviations } = await findDeviations(
      endpoint =>
        (isForMembers(endpoint) || isForReaders(endpoint) || isForGateway(endpoint)) &&
        !endpoint.upload &&
        Boolean(endpoint.body ?? endpoint.query),
      namesKey,
    )
    expect(deviations).toEqual([])
  })

  test.each([7, 'text', [], [{}], null])('answers 400 to the body %j', async body => {
    const { deviations } = await findDeviations(
      endpoint => (isForMembers(endpoint) || isForGateway(endpoint)) && endpoint.body !== undefined,
      async endpoint =>
        (await send(endpoint, { token: tokens.get('member'), body, headers: getHeaders(endpoint) }))
          .status === 400,
    )
    expect(deviations).toEqual([])
  })

  test('answers 404 to the id of a record that the caller has no access to', async () => {
    const { deviations } = await findDeviations(
      endpoint =>
        (isForMembers(endpoint) || isForReaders(endpoint)) &&
        listParameterNames(endpoint.path).length > 0 &&
        endpoint.body === undefined &&
        needsNoQuery(endpoint) &&
        // A session that has ended is ended.
        label(endpoint) !== 'DELETE /account/sessions/:id',
      async endpoint =>
        (await send(endpoint, { token: getSession(endpoint), headers: idempotencyKey })).status === 404,
    )
    expect(deviations).toEqual([])
  })

  test('requires a key if it is idempotent', async () => {
    const { deviations } = await findDeviations(
      endpoint => isForMembers(endpoint) && endpoint.idempotent === true && endpoint.body === undefined,
      async endpoint => {
        const { status, body } = await send(endpoint, { token: tokens.get('member') })
        return status === 400 && JSON.stringify(body).includes('Idempotency-Key')
      },
    )
    expect(deviations).toEqual([])
  })
})

test.each([
  ['members', isForMembers, async () => (await createCustomer(backend)).token],
  ['collective bodies', isForReaders, async () => (await createCollectiveUser(backend)).token],
])('endpoints without input are rate-limited as declared for %s', async (_, isFor, createAccount) => {
  const { consume } = loadCompiled(() => import('#src/platform/http/rate-limit'))
  const token = await createAccount()
  const account = (await backend.call('GET', '/users/me', { token })).body.documentId
  const exhaust = async (rule: RateLimit) => {
    for (;;)
      try {
        await consume(rule, account, 100_000)
      } catch {
        return
      }
  }
  const { deviations } = await findDeviations(
    endpoint =>
      isFor(endpoint) &&
      !endpoint.body &&
      !endpoint.upload &&
      needsNoQuery(endpoint) &&
      Boolean(endpoint.limits?.some(rule => rule.endsWith('-account'))),
    async endpoint => {
      for (const rule of endpoint.limits ?? []) await exhaust(rule)
      return (await send(endpoint, { token, headers: idempotencyKey })).status === 429
    },
  )
  expect(deviations).toEqual([])
})
