import type { Core } from '@strapi/strapi'
import { findByEmail } from '../../src/api/account/services/account'
import { bulkOf } from './bulk'
import { orderRow, organisationRow, subscriptionRow, unitRow } from './rows'

const uids = {
  organisation: 'api::organisation.organisation',
  membership: 'api::membership.membership',
  unit: 'api::business-unit.business-unit',
  order: 'api::order.order',
  subscription: 'api::subscription.subscription',
} as const

const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

export type Size = { organisations: number; units: number }

const large: Size = { organisations: 300, units: 100_000 }

/**
 * Customers by the hundred beside the sample ones, with their units and orders, once. `lain@contoh.test` also belongs to
 * the first of them, so that its lists can be looked at.
 */
export async function seedLarge(strapi: Core.Strapi, size: Size = large): Promise<void> {
  if ((await strapi.db.query(uids.organisation).count({ where: { name: 'Perusahaan Contoh 001' } })) > 0)
    return
  const began = Date.now()
  const now = new Date()
  await strapi.db.transaction(async ({ trx }) => {
    const { insert, link, nextId } = bulkOf(strapi, trx)
    const first = {
      organisation: await nextId(uids.organisation),
      unit: await nextId(uids.unit),
      order: await nextId(uids.order),
      subscription: await nextId(uids.subscription),
    }
    const organisations = many(size.organisations, index =>
      organisationRow(first.organisation + index, index, now),
    )
    await insert(uids.organisation, organisations)
    const units = many(size.units, index =>
      unitRow(first.unit + index, index, first.organisation + (index % size.organisations), now),
    )
    const orders = units.flatMap((unit, place) =>
      [0, 1].map(part => orderRow(first.order + 2 * place + part, 2 * place + part, unit, now)),
    )
    const paid = new Map(
      orders.filter(({ state }) => state === 'paid').map(order => [order.business_unit, order]),
    )
    const subscriptions = [...paid.values()].map((order, index) =>
      subscriptionRow(first.subscription + index, order),
    )
    const current = new Map(subscriptions.map(({ id, business_unit }) => [business_unit, id]))
    await insert(uids.unit, units)
    await insert(uids.order, orders)
    await insert(uids.subscription, subscriptions)
    await link(uids.unit, 'current_subscription', [...current])
  })
  const account = await findByEmail('lain@contoh.test')
  const organisation = await strapi.db
    .query(uids.organisation)
    .findOne({ where: { name: 'Perusahaan Contoh 001' } })
  if (account && organisation) {
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
  strapi.log.info('Many sample customers are in place', {
    units: size.units,
    milliseconds: Date.now() - began,
  })
}
