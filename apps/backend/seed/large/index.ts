import type { Core } from '@strapi/strapi'
import { cidSeries } from '#src/customers'
import { findAccountByEmail } from '#src/identity'
import { createBulkWriter } from '#src/platform/database/bulk-writer'
import type { Transaction } from '#src/platform/database/transaction'
import { nextSequenceNumber } from '#src/platform/sequence'
import {
  buildAuditEntryRow,
  buildMembershipRow,
  buildOrderLineRow,
  buildOrderRow,
  buildOrganisationRow,
  buildPersonRow,
  buildSubscriptionRow,
  buildUnitRow,
  pick,
} from './rows'

const uids = {
  organisation: 'api::organisation.organisation',
  membership: 'api::membership.membership',
  unit: 'api::business-unit.business-unit',
  order: 'api::order.order',
  subscription: 'api::subscription.subscription',
  entry: 'api::audit-entry.audit-entry',
  person: 'plugin::users-permissions.user',
} as const

type Name = keyof typeof uids

const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

/**
 * The first organisation is the largest; `chain` is its number of units. There is at least one audit entry for
 * each unit.
 */
export type SeedSize = {
  organisations: number
  units: number
  chain: number
  people: number
  ordersPerUnit: number
  entries: number
}

/**
 * `small` is the baseline against which measurements with `large` are compared. `limits` fills one organisation
 * as much as the documented limits allow.
 */
export const seedSizes = {
  small: { organisations: 1, units: 100, chain: 100, people: 4, ordersPerUnit: 2, entries: 100 },
  large: {
    organisations: 300,
    units: 100_000,
    chain: 5_000,
    people: 900,
    ordersPerUnit: 2,
    entries: 100_000,
  },
  limits: { organisations: 1, units: 2_000, chain: 2_000, people: 100, ordersPerUnit: 5, entries: 100_000 },
} satisfies Record<string, SeedSize>

function customers(size: SeedSize, first: Record<Name | 'cid', number>, now: Date) {
  const organisations = many(size.organisations, index =>
    buildOrganisationRow(first.organisation + index, index, now),
  )
  const getOwner = (index: number) =>
    index < size.chain ? 0 : 1 + ((index - size.chain) % (size.organisations - 1))
  const units = many(size.units, index =>
    buildUnitRow(first.unit + index, index, first.organisation + getOwner(index), first.cid + index, now),
  )
  const people = many(size.people, index => buildPersonRow(first.person + index, index, now))
  const memberships = people.map((person, index) =>
    buildMembershipRow(
      first.membership + index,
      index,
      person,
      first.organisation + (index % size.organisations),
      now,
    ),
  )
  const orders = units.flatMap((unit, position) =>
    many(size.ordersPerUnit, part => {
      const index = size.ordersPerUnit * position + part
      return buildOrderRow(first.order + index, index, { part, position }, unit, now)
    }),
  )
  const paid = new Map(
    orders.filter(({ state }) => state === 'paid').map(order => [order.business_unit, order]),
  )
  const subscriptions = [...paid.values()].map((order, index) =>
    buildSubscriptionRow(first.subscription + index, order),
  )
  const colleagues = new Map(memberships.map(({ organisation }, index) => [organisation, people[index]]))
  const entries = many(size.entries, index => {
    const unit = pick(units, index)
    return buildAuditEntryRow(first.entry + index, unit, colleagues.get(unit.organisation), now)
  })
  return { organisations, people, memberships, units, orders, subscriptions, entries }
}

/** The largest number of rows of each kind. */
const countRows = (size: SeedSize): Record<Name, number> => ({
  organisation: size.organisations,
  membership: size.people,
  unit: size.units,
  order: size.units * size.ordersPerUnit,
  subscription: size.units,
  entry: size.entries,
  person: size.people,
})

async function insertLines(trx: Transaction, orders: Parameters<typeof buildOrderLineRow>[0][]) {
  const lines = orders.map(buildOrderLineRow)
  for (let start = 0; start < lines.length; start += 1000)
    await trx('order_lines').insert(lines.slice(start, start + 1000))
}

/** Makes `lain@contoh.test` an owner of the first two organisations, so that their lists can be viewed. */
async function addOwner(strapi: Core.Strapi): Promise<void> {
  const account = await findAccountByEmail('lain@contoh.test')
  const organisations = await strapi.db
    .query(uids.organisation)
    .findMany({ where: { name: { $in: ['Perusahaan Contoh 001', 'Perusahaan Contoh 002'] } } })
  if (!account) return
  for (const organisation of organisations) {
    await strapi.db.query(uids.membership).create({
      data: {
        seat: `${account.documentId}.${organisation.documentId}`,
        user: account.id,
        organisation: organisation.id,
        role: 'owner',
        all_units: true,
      },
    })
  }
}

/** Adds many customers with members, units and orders. Does nothing if they already exist. */
export async function seedLarge(strapi: Core.Strapi, size: SeedSize): Promise<void> {
  if ((await strapi.db.query(uids.organisation).count({ where: { name: 'Perusahaan Contoh 001' } })) > 0)
    return
  const startedAt = Date.now()
  await strapi.db.transaction(async ({ trx }) => {
    const { insert, link, takeIds } = createBulkWriter(trx)
    const first: Record<string, number> = {}
    for (const [name, uid] of Object.entries(uids))
      first[name] = (await takeIds(uid, countRows(size)[name as Name]))[0] ?? 0
    // The numbers are taken from the shared series, so that units added later cannot get the same CID.
    first.cid = (await nextSequenceNumber(cidSeries, size.units)) - size.units + 1
    const made = customers(size, first as Record<Name | 'cid', number>, new Date())
    await insert(uids.organisation, made.organisations)
    await insert(uids.person, made.people)
    await insert(uids.membership, made.memberships)
    await insert(uids.unit, made.units)
    await insert(uids.order, made.orders)
    await insertLines(trx, made.orders)
    await insert(uids.subscription, made.subscriptions)
    await trx.raw(
      `update subscriptions s set order_line_id = l.id from subscriptions_order_lnk k
        join order_lines l on l.order_id = k.order_id where k.subscription_id = s.id and s.id >= ?`,
      [first.subscription ?? 0],
    )
    const current = new Map(made.subscriptions.map(({ id, business_unit }) => [business_unit, id]))
    await link(uids.unit, 'current_subscription', [...current])
    await insert(uids.entry, made.entries)
  })
  await addOwner(strapi)
  strapi.log.info('Large sample data exists', {
    units: size.units,
    milliseconds: Date.now() - startedAt,
  })
}
