import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { createSeededRandom } from '@bgm/raw-requests/seeded-random'
import { sendRequest } from '#src/product/http-call.mjs'
import { sampleAddress, sampleCompany } from '#src/product/registered-members.mjs'
import { retryUntilAccepted } from '#src/product/retry.mjs'

const voucher = { code: 'HEMAT100', total: 100_000 }
const plainTotal = 200_000

/** Records the actions that the clients attempted, and which of them were acknowledged and when. */
const createLedger = () => ({
  keys: new Set(),
  placed: new Map(),
  cancelled: new Map(),
  units: new Map(),
  registrations: new Map(),
  differing: [],
  unexpected: [],
  sent: { calls: 0, twice: 0, cut: 0, abandoned: 0 },
})

/** Selects the entries acknowledged up to a time, with the members' current tokens. */
export function selectAcknowledged(ledger, time, tokens) {
  const acknowledged = entries => new Map([...entries].filter(([, { at }]) => at <= time))
  const renewed = entries =>
    new Map(
      [...acknowledged(entries)].map(([key, entry]) => [key, { ...entry, token: tokens.get(entry.token) }]),
    )
  const { placed, units, registrations, cancelled, ...rest } = ledger
  return {
    ...rest,
    placed: renewed(placed),
    units: renewed(units),
    registrations: renewed(registrations),
    cancelled: acknowledged(cancelled),
  }
}

/** Waits for this many more responses, so that the failure happens under load. */
export async function waitForResponses(ledger, responses) {
  const count = () => ledger.placed.size + ledger.cancelled.size + ledger.registrations.size
  const target = count() + responses
  const end = performance.now() + 20_000
  while (count() < target && performance.now() < end) await pause(10)
}

/**
 * Runs one member until `ended()`. The member confirms the registration, adds units, and places and cancels
 * orders, with double submissions and cut connections. Without a response, requests are retried with the
 * same idempotency key.
 */
async function runMember({ api, member, ledger, random, rest, ended }) {
  const { token, account } = member
  const request = async (method, path, options) => {
    const response = await sendRequest(api + path, { method, token, ...options })
    // The backend says so while the database is gone.
    if (response.status >= 500 && response.status !== 503)
      ledger.unexpected.push(`${method} ${path} answered ${response.status}: ${response.text.slice(0, 200)}`)
    return response
  }
  const recordUnexpected = (what, { status, text }) => {
    ledger.unexpected.push(`${what} answered ${status}: ${text.slice(0, 200)}`)
  }

  /**
   * Sends a write, up to three times concurrently with the same key, and repeats it until there is a
   * response.
   */
  async function write(path, body) {
    const key = randomUUID()
    // As the backend stores it.
    const stored = [body.business_unit, account, key].filter(Boolean).join(':')
    ledger.keys.add(stored)
    const options = { body, headers: { 'idempotency-key': key } }
    const send = changes => request('POST', path, { ...options, ...changes })
    ledger.sent.calls += 1
    if (random.of(0.3)) {
      ledger.sent.cut += 1
      await send({ cut: random.upTo(25) })
      if (random.of(0.2)) {
        ledger.sent.abandoned += 1
        return { key, stored, answers: [] }
      }
    }
    if (!random.of(0.3)) return { key, stored, answers: [await retryUntilAccepted(send)] }
    ledger.sent.twice += 1
    return { key, stored, answers: await Promise.all([retryUntilAccepted(send), retryUntilAccepted(send)]) }
  }

  function acknowledge(stored, responses) {
    const [first, ...rest] = responses.filter(({ status }) => status === 200).map(({ body }) => body)
    if (!first) return null
    ledger.placed.set(stored, { token, at: Date.now(), ...first })
    if (rest.some(({ documentId }) => documentId !== first.documentId)) ledger.differing.push(stored)
    return first
  }

  async function cancel(order) {
    const response = await retryUntilAccepted(() => request('POST', `/orders/${order}/cancel`))
    if (response.status === 200 || response.body?.error.details.code === 'order-settled')
      ledger.cancelled.set(order, { at: Date.now() })
    else recordUnexpected('cancel', response)
  }

  /** Finds a unit's open order whose placement was not acknowledged, because the response was lost. */
  async function clear(unit) {
    const { status, body } = await retryUntilAccepted(() =>
      request('GET', `/business-units/${unit}/ordering`),
    )
    if (status === 200 && body.open_order) await cancel(body.open_order.documentId)
  }

  async function order(unit) {
    const discounted = random.of(0.5)
    const orderParams = { kind: 'new', package: 'small-room', billing_period: 'monthly', zone_count: 1 }
    const { stored, answers } = await write('/orders', {
      business_unit: unit,
      ...orderParams,
      ...(discounted && { voucher_code: voucher.code }),
      expected_total: discounted ? voucher.total : plainTotal,
    })
    const placed = acknowledge(stored, answers)
    if (placed && random.of(0.8)) return cancel(placed.documentId)
    for (const response of answers) {
      const hasOpenOrder = response.status === 409 && response.body?.error.details.code === 'order-open'
      if (hasOpenOrder) await clear(unit)
      else if (response.status !== 200) recordUnexpected('order', response)
    }
  }

  async function addUnit(units) {
    const code = randomUUID().slice(0, 12).toUpperCase()
    const body = { name: `Gerai ${code}`, outlet_code: code, industry: 'restaurant', area_size: 40 }
    const { answers } = await write('/business-units', { ...body, ...sampleCompany, ...sampleAddress })
    const [added] = answers.filter(({ status }) => status === 200)
    if (!added) {
      for (const response of answers) recordUnexpected('unit', response)
      return
    }
    ledger.units.set(code, { token, at: Date.now(), documentId: added.body.documentId })
    units.push(added.body.documentId)
  }

  const { key, answers } = await write('/registration/confirm', { expected_total: member.total })
  const again =
    answers.length > 0
      ? answers
      : [
          await retryUntilAccepted(() =>
            request('POST', '/registration/confirm', {
              body: { expected_total: member.total },
              headers: { 'idempotency-key': key },
            }),
          ),
        ]
  const [confirmed] = again.filter(({ status }) => status === 200)
  if (!confirmed) {
    for (const response of again) recordUnexpected('confirm', response)
    return
  }
  ledger.registrations.set(account, { token, at: Date.now(), ...confirmed.body })
  const units = [confirmed.body.business_unit.documentId]
  await clear(units[0])
  while (!ended()) {
    if (units.length < 6 && random.of(0.2)) await addUnit(units)
    else await order(random.pick(units))
    await pause(rest)
  }
}

/**
 * Runs all members concurrently, each with a pause of `rest` milliseconds between actions. `end` waits for
 * running actions and reports unexpected responses.
 */
export function startOrderingMembers({ api, members, findings, rest = 0 }) {
  const ledger = createLedger()
  let over = false
  const work = Promise.all(
    members.map((member, index) =>
      runMember({ api, member, ledger, random: createSeededRandom(index + 1), rest, ended: () => over }),
    ),
  )
  return {
    ledger,
    async end() {
      over = true
      await work
      for (const line of ledger.unexpected.slice(0, 5)) findings.print(`  ${line}`)
      findings.expect('unexpected responses', ledger.unexpected.length, 0)
    },
  }
}
