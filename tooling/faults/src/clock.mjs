import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { newClock } from './clock-knob.mjs'
import { askAhead, tryPeople } from './clock-people.mjs'
import { tryPages } from './clock-portal.mjs'
import { countOrders } from './count-orders.mjs'
import { startFigures } from './figures.mjs'
import { insist } from './insist.mjs'
import { enrol, fillIn, makeMembers, register } from './newcomer.mjs'
import { startPlace } from './place.mjs'
import { startShopping, untilWorking } from './shopper.mjs'
import { call } from './wire.mjs'

// A little over, so that what lasts a day has ended.
const day = 24 * 3_600_000 + 60_000

const moves = [
  { when: 'a day ahead', shift: day, wentOn: true },
  { when: 'right again', shift: 0, wentOn: false },
  { when: 'a day behind', shift: -day, wentOn: false },
  { when: 'right again after that', shift: 0, wentOn: true },
  { when: 'started a day ahead', shift: day, wentOn: true, restart: true },
  { when: 'started right again', shift: 0, wentOn: false, restart: true },
]

/** Every mail that came, although the mailbox keeps the newest alone. */
function collectMails(mailbox) {
  const mails = new Map()
  const look = async () => {
    const { body } = await call(`${mailbox}/messages`)
    for (const mail of body ?? []) mails.set(mail.id, mail)
  }
  const timer = setInterval(look, 500)
  return {
    mails,
    async end() {
      clearInterval(timer)
      await look()
    },
  }
}

/** An order of which the last day for payment has come. */
async function orderBefore({ place, clock, days }) {
  const member = await register(place, 700)
  const total = await fillIn(place, member, 'HEMAT100')
  await clock.set(-days * 24 * 3_600_000, place.pid())
  const key = randomUUID()
  const { body } = await call(`${place.urls.api}/registration/confirm`, {
    method: 'POST',
    token: member.token,
    headers: { 'idempotency-key': key },
    body: { expected_total: total },
  })
  await clock.set(0, place.pid())
  return { number: body.number, key: `${member.account}:${key}` }
}

async function moveClock({ place, clock, figures, ledger, members }) {
  const resetter = { ...(await register(place, 800)), used: null }
  for (const [number, { when, shift, wentOn, restart }] of moves.entries()) {
    const registrant = await enrol(place, 900 + number)
    const asked = await askAhead(place, { resetter, registrant })
    await untilWorking(ledger, 20)
    if (restart) {
      // Not killed: a mail in the hands of a killed process may come twice, which is told elsewhere.
      await place.end()
      await clock.set(shift)
      await place.start()
    } else await clock.set(shift, place.pid())
    await untilWorking(ledger, 20)
    await tryPeople({ place, figures, when, member: members[0], resetter, registrant, asked, wentOn })
    // The hourly work looks every five seconds whether its hour has come.
    await pause(6_000)
  }
}

const hourly = ['lapse-orders', 'remind-of-ends', 'tend-imports', 'forget-dead-jobs']
const waiting = {
  sqlite: 'select job as name from jobs where dead_at is null',
  postgres: "select name from pgboss.job where state < 'completed'",
}

async function countWork({ place, database, ledger, figures }) {
  const records = await place.records()
  const left = async () =>
    (await records.rows(waiting[database])).filter(({ name }) => !hourly.includes(name) && !/^__/.test(name))
  const still = await insist(left, ({ length }) => length === 0, 60)
  figures.expect('jobs that still wait after a minute', still.length, 0)
  const dead = await records.rows('select job from jobs where dead_at is not null')
  figures.expect('jobs given up', dead.length, 0)
  const numbers = new Set(
    [...ledger.placed.values(), ...ledger.registrations.values()].map(told => told.number),
  )
  const open = await records.rows(
    "select number, pay_before as at from orders where state = 'awaiting-payment'",
  )
  const days = open
    .filter(({ number }) => numbers.has(number))
    .map(({ at }) => (new Date(at).getTime() - Date.now()) / 86_400_000)
    .sort((a, b) => a - b)
  figures.tell(
    `  ${days.length} orders wait for their payment, the first for ${days[0]?.toFixed(1)} more days, the last for ${days.at(-1)?.toFixed(1)}`,
  )
  const odd = days.filter(each => each < 5.9 || each > 8.1).length
  figures.expect('orders to be paid in other than 6 to 8 days', odd, 0)
  await records.close()
}

/** The clock was ahead for minutes: an order on its last day is as it was, and nobody was told otherwise. */
async function countLapsed({ place, order, mails, figures }) {
  const records = await place.records()
  const [row] = await records.rows(`select state from orders where number = '${order.number}'`)
  figures.expect('an order on its last day', row.state, 'awaiting-payment')
  const about = [...mails.values()].filter(({ subject }) => subject.includes(order.number))
  figures.expect(
    'letters that it is cancelled',
    about.filter(({ subject }) => /dibatalkan/.test(subject)).length,
    0,
  )
  await records.close()
}

/** The letters of every acknowledged order: one each, none twice. */
function countLetters({ ledger, mails, figures }) {
  const orders = [...ledger.placed.values(), ...ledger.registrations.values()].map(({ number }) => number)
  const letters = [...mails.values()].filter(({ subject }) => /MB-ORD-/.test(subject))
  const told = new Map()
  for (const { to, subject } of letters) told.set(`${to} ${subject}`, (told.get(`${to} ${subject}`) ?? 0) + 1)
  const text = letters.map(({ subject }) => subject).join('\n')
  figures.tell(`  ${letters.length} letters about orders`)
  figures.expect('letters that came twice', [...told.values()].filter(times => times > 1).length, 0)
  figures.expect('orders without a letter', orders.filter(number => !text.includes(number)).length, 0)
}

async function checkOn(database, { clients, figures }) {
  let clock = null
  const fill = async ({ dataDir }) => {
    clock = newClock(dataDir, 'backend')
    return clock.env
  }
  const place = await startPlace({ name: 'clock', database, fill })
  const collected = collectMails(place.urls.mailbox)
  try {
    figures.tell(`\n  the backend's clock a day ahead and behind, ${clients} clients, ${database}`)
    const order = await orderBefore({ place, clock, days: 6.5 })
    const members = await makeMembers(place, clients)
    // Letters are waited for here: they must not come behind thousands of others.
    const { ledger, end } = startShopping({ api: place.urls.api, members, figures, rest: 1_000 })
    ledger.keys.add(order.key)
    await moveClock({ place, clock, figures, ledger, members })
    await end()
    await countWork({ place, database, ledger, figures })
    await countOrders({ place, ledger, figures })
    await tryPages({ place, clock, figures, day })
    await collected.end()
    await countLapsed({ place, order, mails: collected.mails, figures })
    countLetters({ ledger, mails: collected.mails, figures })
  } finally {
    await collected.end()
    await place.stop()
  }
}

/** Backend and portal run with clocks that are a day off, and that are set while they run. */
export async function checkClock(told = () => {}, { clients = 4 } = {}) {
  const figures = startFigures(told)
  for (const database of ['sqlite', 'postgres']) await checkOn(database, { clients, figures })
  return figures.result()
}
