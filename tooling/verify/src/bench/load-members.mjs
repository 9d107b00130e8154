import { randomUUID } from 'node:crypto'
import { sendRequest } from '#src/product/http-call.mjs'
import {
  completeRegistration,
  registerMember,
  sampleAddress,
  sampleCompany,
} from '#src/product/registered-members.mjs'

/** The parameters of an order for a unit, used in both the API call and the portal's form. */
const orderParams = { kind: 'new', package: 'small-room', billing_period: 'monthly', zone_count: 1 }
const total = 200_000

/** Creates an API client for a member, which throws on unexpected responses. */
function getClient({ urls, internalKey }, token) {
  const known = { 'x-internal-key': internalKey, 'x-forwarded-for': '127.0.0.1' }
  const request = (method, path, { headers, ...options } = {}) =>
    sendRequest(urls.api + path, { method, token, ...options, headers: { ...known, ...headers } })
  const command = async (path, body) => {
    const headers = { 'idempotency-key': randomUUID() }
    const { status, body: found, text } = await request('POST', path, { body, headers })
    if (status !== 200) throw new Error(`POST ${path} answered ${status}: ${text.slice(0, 200)}`)
    return found
  }
  return { ask: request, command }
}

async function addUnit({ command }, number) {
  const code = randomUUID().slice(0, 12).toUpperCase()
  const body = { name: `Gerai ${number}`, outlet_code: code, industry: 'restaurant', area_size: 40 }
  return (await command('/business-units', { ...body, ...sampleCompany, ...sampleAddress })).documentId
}

export const buildOrderBody = unit => ({ business_unit: unit, ...orderParams, expected_total: total })

export const getSummaryPath = unit =>
  `/orders/new/summary?${new URLSearchParams({ unit, ...orderParams, zone_count: String(orderParams.zone_count) })}`

/**
 * Creates a registered member with `units` units. Half of the units have an unpaid order and half have none
 * (`free`).
 */
async function makeMember(testBackend, number, units) {
  const member = await registerMember(testBackend, number)
  const client = getClient(testBackend, member.token)
  const confirmed = await client.command('/registration/confirm', {
    expected_total: await completeRegistration(testBackend, member),
  })
  const own = [confirmed.business_unit.documentId]
  while (own.length < units) own.push(await addUnit(client, own.length + 1))
  const ordered = own.slice(0, units / 2)
  for (const unit of ordered.slice(1)) await client.command('/orders', buildOrderBody(unit))
  return { ...member, client, unit: own[0], order: confirmed.documentId, free: own.slice(units / 2) }
}

/** Maps a list four items at a time, so that requests do not time out on a slow machine. */
export async function mapFourAtATime(list, work) {
  const done = []
  for (let from = 0; from < list.length; from += 4)
    done.push(...(await Promise.all(list.slice(from, from + 4).map(work))))
  return done
}

export const createMembers = (testBackend, { members, units }) =>
  mapFourAtATime([...Array(members).keys()], number => makeMember(testBackend, number, units))

/** Lists a member's pages that show data, starting with the three most visited ones. */
export const listMemberPages = ({ unit, order, free: [testBackend] }) => [
  '/',
  '/business-units',
  '/orders',
  `/business-units/${unit}`,
  `/business-units/${unit}/edit`,
  '/business-units/new',
  `/orders/${order}`,
  `/orders/new?unit=${testBackend}`,
  getSummaryPath(testBackend),
  ...['/members', '/users', '/audit', '/settings', '/account', '/account/security', '/account/consents'],
]
