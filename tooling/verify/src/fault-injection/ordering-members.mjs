import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { seededRandom } from '@bgm/raw-requests/seeded-random'
import { call } from '#src/product/http-call.mjs'
import { address, company } from '#src/product/registered-members.mjs'
import { retryUntilAnswered } from '#src/product/retry.mjs'

const voucher = { code: 'HEMAT100', total: 100_000 }
const plainTotal = 200_000

/** What the clients were told and when, and what they only tried: what is counted afterwards. */
const startLedger = () => ({
  keys: new Set(),
  placed: new Map(),
  cancelled: new Map(),
  units: new Map(),
  registrations: new Map(),
  differing: [],
  surprises: [],
  sent: { calls: 0, twice: 0, cut: 0, abandoned: 0 },
})

/** What had been told up to a moment, with the tokens that its members have since. */
export function upTo(ledger, moment, tokens) {
  const told = entries => new Map([...entries].filter(([, { at }]) => at <= moment))
  const renewed = entries =>
    new Map([...told(entries)].map(([key, entry]) => [key, { ...entry, token: tokens.get(entry.token) }]))
  const { placed, units, registrations, cancelled, ...rest } = ledger
  return {
    ...rest,
    placed: renewed(placed),
    units: renewed(units),
    registrations: renewed(registrations),
    cancelled: told(cancelled),
  }
}

/** Waits until the clients were answered that many times more: what fails while nobody is at work proves nothing. */
export async function untilWorking(ledger, answers) {
  const told = () => ledger.placed.size + ledger.cancelled.size + ledger.registrations.size
  const wanted = told() + answers
  const end = performance.now() + 20_000
  while (told() < wanted && performance.now() < end) await pause(10)
}

/**
 * A member at work until `ended()`: confirms the registration, adds units, orders for them and cancels, with double
 * submits and cut connections, and asks again under the same key whenever no answer came.
 */
async function shop({ api, member, ledger, chance, rest, ended }) {
  const { token, account } = member
  const ask = async (method, path, options) => {
    const answer = await call(api + path, { method, token, ...options })
    if (answer.status >= 500) ledger.surprises.push(`${method} ${path} answered ${answer.status}`)
    return answer
  }
  const surprise = (what, { status, text }) => {
    ledger.surprises.push(`${what} answered ${status}: ${text.slice(0, 200)}`)
  }

  /** The same write with the same key, up to three times at once, until one is answered. */
  async function write(path, body) {
    const key = randomUUID()
    ledger.keys.add(`${account}:${key}`)
    const options = { body, headers: { 'idempotency-key': key } }
    const send = changes => ask('POST', path, { ...options, ...changes })
    ledger.sent.calls += 1
    if (chance.of(0.3)) {
      ledger.sent.cut += 1
      await send({ cut: chance.upTo(25) })
      if (chance.of(0.2)) {
        ledger.sent.abandoned += 1
        return { key, answers: [] }
      }
    }
    if (!chance.of(0.3)) return { key, answers: [await retryUntilAnswered(send)] }
    ledger.sent.twice += 1
    return { key, answers: await Promise.all([retryUntilAnswered(send), retryUntilAnswered(send)]) }
  }

  function acknowledge(key, answers) {
    const [first, ...rest] = answers.filter(({ status }) => status === 200).map(({ body }) => body)
    if (!first) return null
    ledger.placed.set(`${account}:${key}`, { token, at: Date.now(), ...first })
    if (rest.some(({ documentId }) => documentId !== first.documentId)) ledger.differing.push(key)
    return first
  }

  async function cancel(order) {
    const answer = await retryUntilAnswered(() => ask('POST', `/orders/${order}/cancel`))
    if (answer.status === 200 || answer.body?.error.details.code === 'order-settled')
      ledger.cancelled.set(order, { at: Date.now() })
    else surprise('cancel', answer)
  }

  /** What stands in the way of a new order: one that was sent and whose answer nobody waited for. */
  async function clear(unit) {
    const { status, body } = await retryUntilAnswered(() => ask('GET', `/business-units/${unit}/ordering`))
    if (status === 200 && body.open_order) await cancel(body.open_order.documentId)
  }

  async function order(unit) {
    const discounted = chance.of(0.5)
    const wish = { kind: 'new', package: 'small-room', billing_period: 'monthly', zone_count: 1 }
    const { key, answers } = await write('/orders', {
      business_unit: unit,
      ...wish,
      ...(discounted && { voucher_code: voucher.code }),
      expected_total: discounted ? voucher.total : plainTotal,
    })
    const placed = acknowledge(key, answers)
    if (placed && chance.of(0.8)) return cancel(placed.documentId)
    for (const answer of answers) {
      const refused = answer.status === 409 && answer.body?.error.details.code === 'order-open'
      if (refused) await clear(unit)
      else if (answer.status !== 200) surprise('order', answer)
    }
  }

  async function addUnit(units) {
    const code = randomUUID().slice(0, 12).toUpperCase()
    const body = { name: `Gerai ${code}`, outlet_code: code, industry: 'restaurant', area_size: 40 }
    const { answers } = await write('/business-units', { ...body, ...company, ...address })
    const [added] = answers.filter(({ status }) => status === 200)
    if (!added) {
      for (const answer of answers) surprise('unit', answer)
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
          await retryUntilAnswered(() =>
            ask('POST', '/registration/confirm', {
              body: { expected_total: member.total },
              headers: { 'idempotency-key': key },
            }),
          ),
        ]
  const [confirmed] = again.filter(({ status }) => status === 200)
  if (!confirmed) {
    for (const answer of again) surprise('confirm', answer)
    return
  }
  ledger.registrations.set(account, { token, at: Date.now(), ...confirmed.body })
  const units = [confirmed.body.business_unit.documentId]
  await clear(units[0])
  while (!ended()) {
    if (units.length < 6 && chance.of(0.2)) await addUnit(units)
    else await order(chance.pick(units))
    await pause(rest)
  }
}

/**
 * All members at work at once, each with `rest` milliseconds after what it did; `end` lets each finish what it is at and
 * tells what nobody expected.
 */
export function startOrdering({ api, members, figures, rest = 0 }) {
  const ledger = startLedger()
  let over = false
  const work = Promise.all(
    members.map((member, index) =>
      shop({ api, member, ledger, chance: seededRandom(index + 1), rest, ended: () => over }),
    ),
  )
  return {
    ledger,
    async end() {
      over = true
      await work
      for (const surprise of ledger.surprises.slice(0, 5)) figures.tell(`  ${surprise}`)
      figures.expect('answers that nobody expects', ledger.surprises.length, 0)
    },
  }
}
