import { industrySlugs } from '@bgm/validation'
import { z } from 'zod'
import { asked, pageQuery } from '../../../page-query'
import { reachedUnits, type Scope } from '../../membership/services/scope'
import { regionCode } from '../../region/rules/region-code'
import { type SubscriptionState, whereState } from '../../subscription/rules/state'

const states = ['awaiting-payment', 'active', 'expiring', 'grace', 'expired', 'suspended', 'none'] as const

const orders = {
  name: [{ name: 'asc' }],
  '-name': [{ name: 'desc' }],
  created_at: [{ createdAt: 'asc' }],
  '-created_at': [{ createdAt: 'desc' }],
  expired_date: [{ current_subscription: { expired_date: 'asc' } }],
  '-expired_date': [{ current_subscription: { expired_date: 'desc' } }],
}

const sorts = ['name', '-name', 'created_at', '-created_at', 'expired_date', '-expired_date'] as const

const filters = {
  q: asked(z.string().trim().max(100)),
  industry: asked(z.enum(industrySlugs)),
  city: asked(
    z
      .string()
      .max(16)
      .transform(code => regionCode(code) ?? code),
  ),
  package: asked(z.string().max(64)),
  state: asked(z.enum(states)),
  sort: asked(z.enum(sorts)).transform(sort => sort ?? 'name'),
}

export const unitQuery = z.strictObject({ ...filters, ...pageQuery })

/** An export takes the filters of the list; what separates its columns depends on the reader's Excel. */
export const exportQuery = z.strictObject({
  ...filters,
  separator: asked(z.enum(['comma', 'semicolon'])).transform(separator => separator ?? 'comma'),
})

type UnitQuery = Omit<z.output<typeof unitQuery>, 'page' | 'page_size'>
type Where = Record<string, unknown>

export const orderOf = ({ sort }: UnitQuery): Where[] => [...orders[sort], { id: 'asc' }]

const unpaid: Where = { current_subscription: { id: { $null: true } } }

const unitOfOrder = z.object({
  package_key: z.string(),
  business_unit: z.object({ id: z.number() }).nullable(),
})

async function unitsAwaiting({ organisation }: Scope, packageKey?: string): Promise<number[]> {
  const rows = await strapi.db.query('api::order.order').findMany({
    where: {
      organisation: { id: organisation },
      state: 'awaiting-payment',
      ...(packageKey && { package_key: packageKey }),
    },
    select: ['package_key'],
    populate: { business_unit: { select: ['id'] } },
  })
  return z
    .array(unitOfOrder)
    .parse(rows)
    .flatMap(({ business_unit: unit }) => (unit ? [unit.id] : []))
}

async function inState(scope: Scope, state: (typeof states)[number], now: Date): Promise<Where> {
  if (state !== 'awaiting-payment' && state !== 'none') {
    return { current_subscription: whereState(state satisfies SubscriptionState, now) }
  }
  const awaiting = await unitsAwaiting(scope)
  return { ...unpaid, id: state === 'none' ? { $notIn: awaiting } : { $in: awaiting } }
}

async function withPackage(scope: Scope, key: string): Promise<Where> {
  const awaiting = { ...unpaid, id: { $in: await unitsAwaiting(scope, key) } }
  return { $or: [{ current_subscription: { package_key: key } }, awaiting] }
}

/** Everything that the query asks for, within what the caller reaches. */
export async function whereOf(scope: Scope, query: UnitQuery, now: Date): Promise<Where> {
  const conditions: Where[] = [reachedUnits(scope)]
  if (query.q) {
    const contains = { $containsi: query.q }
    conditions.push({
      $or: [
        { name: contains },
        { cid: contains },
        { brand_name: contains },
        { company_name: contains },
        { outlet_code: contains },
      ],
    })
  }
  if (query.industry) conditions.push({ industry: query.industry })
  if (query.city) conditions.push({ city: query.city })
  if (query.package) conditions.push(await withPackage(scope, query.package))
  if (query.state) conditions.push(await inState(scope, query.state, now))
  return { $and: conditions }
}
