import { randomUUID } from 'node:crypto'
import { sendRequest } from '#src/product/http-call.mjs'
import { median } from './account-timing.mjs'
import { generateLoad } from './generate-load.mjs'
import { buildOrderBody } from './load-members.mjs'
import { describeUnexpectedStatus, signInVisitors, submitOrder } from './portal-visitor.mjs'

/**
 * The minimum rates through the portal relative to the backend alone. The last one is relative to dashboards
 * alone.
 */
export const concurrencyBudgets = {
  'sign-in': 0.8,
  dashboard: 0.5,
  'list of units': 0.5,
  'list of orders': 0.5,
  order: 0.5,
  'dashboard while four sign in': 0.5,
}

function signIns({ backend, browsers, members, internalKey }) {
  return {
    name: 'sign-in',
    through: async index =>
      describeUnexpectedStatus(await browsers[index].send(browsers[index].credentials), [303]),
    bare: async index => {
      const { email: identifier, password } = members[index]
      const headers = { 'x-internal-key': internalKey, 'x-device': `perangkat-contoh-nomor-${index}` }
      return describeUnexpectedStatus(
        await sendRequest(`${backend}/api/auth/local`, {
          method: 'POST',
          body: { identifier, password },
          headers,
        }),
        [200],
      )
    },
  }
}

/**
 * Requests a page through the portal, or sends the backend calls that it needs directly, each once and all
 * concurrently.
 */
function page({ backend, browsers, members, internalKey }, { name, path, calls }) {
  const known = { 'x-internal-key': internalKey, 'x-forwarded-for': '127.0.0.1' }
  const needed = [...new Map(calls.map(one => [one.path, one])).values()]
  return {
    name,
    through: async index => describeUnexpectedStatus(await browsers[index].open(path), [200]),
    async bare(index) {
      const { token } = members[index]
      const responses = await Promise.all(
        needed.map(({ path: asked, authorized }) =>
          sendRequest(backend + asked, { headers: known, ...(authorized && { token }) }),
        ),
      )
      return responses.map(response => describeUnexpectedStatus(response, [200])).find(Boolean)
    },
  }
}

/** Places one order for each free unit of each member. The orders are cancelled before the next round. */
function orders({ browsers, members }) {
  let remaining = []
  const placed = members.map(() => [])
  return {
    name: 'order',
    async ready() {
      await Promise.all(
        members.map(async ({ client }, index) => {
          for (const order of placed[index].splice(0)) await client.command(`/orders/${order}/cancel`)
        }),
      )
      remaining = members.map(({ free }) => [...free])
    },
    async through(index) {
      const unit = remaining[index].pop()
      if (!unit) return null
      const { order, failure } = await submitOrder(browsers[index], unit)
      if (order) placed[index].push(order)
      return failure
    },
    async bare(index) {
      const unit = remaining[index].pop()
      if (!unit) return null
      const headers = { 'idempotency-key': randomUUID() }
      const response = await members[index].client.ask('POST', '/orders', {
        body: buildOrderBody(unit),
        headers,
      })
      placed[index].push(response.body?.documentId)
      return describeUnexpectedStatus(response, [200])
    },
  }
}

const getFigures = rounds =>
  Object.fromEntries(['rate', 'median', 'p95'].map(name => [name, median(rounds.map(round => round[name]))]))

/**
 * Measures both sides alternately, so that a busy machine affects both. The first round for each side is a
 * warm-up.
 */
async function compare({ name, through, bare, ready = async () => {} }, { clients, seconds, rounds }) {
  const sides = { through: [], bare: [] }
  for (let round = 0; round <= rounds; round += 1) {
    for (const [side, request] of Object.entries({ through, bare })) {
      await ready()
      const found = await generateLoad(request, {
        clients,
        seconds: round === 0 ? Math.min(2, seconds) : seconds,
      })
      if (round > 0) sides[side].push(found)
    }
  }
  await ready()
  return {
    name,
    through: getFigures(sides.through),
    bare: getFigures(sides.bare),
    ratio: median(sides.through.map(({ rate }, index) => rate / sides.bare[index].rate)),
    failures: Object.assign({}, ...[...sides.through, ...sides.bare].map(({ failures }) => failures)),
  }
}

/** Measures dashboards while other members sign in, compared with dashboards alone. */
async function compareDuringSignIns(dashboards, { through: signIn }, { clients, seconds, rounds }) {
  const dashboardsAlone = []
  const duringSignIns = []
  for (let round = 0; round < rounds; round += 1) {
    dashboardsAlone.push(await generateLoad(dashboards.through, { clients, seconds }))
    let over = false
    const signIns = generateLoad(signIn, { clients: 4, ended: () => over })
    duringSignIns.push(await generateLoad(dashboards.through, { clients, seconds }))
    over = true
    await signIns
  }
  return {
    name: 'dashboard while four sign in',
    through: getFigures(duringSignIns),
    bare: getFigures(dashboardsAlone),
    ratio: median(duringSignIns.map(({ rate }, index) => rate / dashboardsAlone[index].rate)),
    failures: Object.assign({}, ...[...dashboardsAlone, ...duringSignIns].map(({ failures }) => failures)),
  }
}

/**
 * Compares the request rates of many concurrent members through the portal with those of the backend alone.
 * @param {object} place URLs, internal key, members and the calls behind each page
 * @param {{ seconds: number, rounds: number }} options for each side; all members send requests concurrently
 * @param {(row: object) => void} onRow called with each row
 */
export async function measureConcurrency({ urls, internalKey, members, pages }, { seconds, rounds }, print) {
  const browsers = await signInVisitors(urls.portal, members)
  const known = { backend: urls.backend, internalKey, browsers, members }
  const options = { clients: members.length, seconds, rounds }
  const entering = signIns(known)
  const shown = pages.map(one => page(known, one))
  const rows = []
  const note = row => {
    rows.push(row)
    print(row)
  }
  for (const one of [entering, ...shown, orders(known)]) note(await compare(one, options))
  note(await compareDuringSignIns(shown[0], entering, options))
  return rows
}
