import type { OrderKind } from '@bgm/validation'
import { createCustomer } from '#tests/customers'
import { type Backend, loadCompiled } from '#tests/harness'
import { buildStaffMember } from './payments'

export type Line = {
  unit: number
  kind: OrderKind
  /** For a change, all zones that the unit has afterwards. */
  zone_count: number
  package?: string
}
type Subscription = {
  id: number
  unit: number
  line: number
  zones: number
  starts: number
  ends: number
  refunded: boolean
}

const services = () => ({
  ...loadCompiled(() => import('#src/billing/order/order-for-unit')),
  ...loadCompiled(() => import('#src/billing/order/pay')),
  ...loadCompiled(() => import('#src/billing/order/cancel')),
  ...loadCompiled(() => import('#src/billing/order/row')),
  ...loadCompiled(() => import('#src/billing/order/settings')),
  ...loadCompiled(() => import('#src/billing/order/eligibility')),
  ...loadCompiled(() => import('#src/billing/order/packages')),
  ...loadCompiled(() => import('#src/billing/order/unit-quote')),
  ...loadCompiled(() => import('#src/billing/order/quote')),
  ...loadCompiled(() => import('#src/billing/payment/refunds')),
  ...loadCompiled(() => import('#src/identity')),
})

export type Organisation = Awaited<ReturnType<typeof createOrganisationWithUnits>>

/** Creates an organisation with units that have no subscription, and what orders for several of them need. */
export async function createOrganisationWithUnits(backend: Backend, count: number) {
  const { db } = backend.strapi
  const customer = await createCustomer(backend)
  await backend.call('POST', `/orders/${customer.order.documentId}/cancel`, { token: customer.token })
  const api = services()
  const found = await api.findAccountByEmail(customer.email)
  if (!found) throw new Error('The account cannot be found')
  const account = found
  const [template] = await db
    .connection('business_units')
    .where({ document_id: customer.order.business_unit.documentId })
  const { id: first, organisation_id: organisation, ...columns } = template
  const links = await db.connection('business_units_organisation_lnk').where({ business_unit_id: first })
  const names = Array.from({ length: count }, (_, index) => `Kopi Contoh ${index + 1}`)
  const rows: { id: number }[] = await db.connection
    .batchInsert(
      'business_units',
      names.map((name, index) => ({
        ...columns,
        organisation_id: organisation,
        document_id: `u${String(organisation).padStart(11, '0')}${String(index).padStart(12, '0')}`,
        cid: `X${organisation}-${index}`,
        name,
        brand_name: name,
        outlet_code: `KC-${index + 1}`,
        outlet_key: null,
        creation_key: null,
      })),
      500,
    )
    .returning('id')
  const units = rows.map(({ id }) => id)
  const link = Object.keys(links[0] ?? {}).find(name => name === 'organisation_id') ?? 'organisation_id'
  await db
    .connection('business_units_organisation_lnk')
    .insert(units.map(id => ({ business_unit_id: id, [link]: organisation })))
  const named = new Map(units.map((id, index) => [id, names[index] ?? '']))
  let keys = 0

  const toParams = ({ kind, zone_count, package: key = 'single-location' }: Line) =>
    kind === 'extra-zones'
      ? { kind, zone_count }
      : { kind, zone_count, package: key, billing_period: 'monthly' as const }

  const toUnit = (id: number) => ({
    ...template,
    id,
    name: named.get(id),
    brand_name: named.get(id),
    outlet_code: `KC-${units.indexOf(id) + 1}`,
  })

  async function quote(lines: readonly Line[], code: string | null = null) {
    const now = new Date()
    const eligible = await api.listOrderEligibility(
      lines.map(({ unit }) => unit),
      now,
    )
    const offers = await api.listOffers('id')
    const baskets = lines.map(line => {
      const eligibility = eligible.get(line.unit)
      if (!eligibility) throw new Error('A unit has no eligibility')
      return api.priceLine({ eligibility, params: toParams(line), area: 1 }, { offers, now })
    })
    const settings = await api.getPaymentSettings()
    return (await api.quoteBaskets(baskets, { code, settings, now })).totals
  }

  const buildRequest = async (
    lines: readonly Line[],
    key: string,
    code: string | null = null,
    expectedTotal?: number,
  ) => ({
    account,
    organisation,
    lines: lines.map(line => ({ unit: toUnit(line.unit), params: toParams(line) })),
    voucherCode: code,
    expectedTotal: expectedTotal ?? (await quote(lines, code)).total,
    key,
    settings: await api.getPaymentSettings(),
    now: new Date(),
  })

  return {
    ...customer,
    organisation: organisation as number,
    units,
    account,
    quote,
    /** Places one order. `expectedTotal` is its current total unless it is given. */
    async place(lines: readonly Line[], code: string | null = null, key?: string, expectedTotal?: number) {
      keys += 1
      const ownKey = `several-${organisation}-${keys}`
      return await api.placeOrderForUnits(await buildRequest(lines, key ?? ownKey, code, expectedTotal))
    },
    buildRequest,
    async pay(id: number) {
      const order = await api.getOrder(id)
      const payment = {
        reference: 'TRX',
        paidAt: new Date(),
        actor: { kind: 'system', name: 'test' } as const,
      }
      await db.transaction(() => api.payOrder(order, payment))
    },
    async cancel(id: number) {
      const order = await api.getOrder(id)
      const actor = { kind: 'system', name: 'test' } as const
      await db.transaction(() =>
        api.cancelOrder(order, { action: 'order.cancelled', actor, now: new Date() }),
      )
    },
    async refund(id: number, amount: number, key: string) {
      const request = { attempt: null, mode: 'manual', reason: 'Uji', order: id, amount, key } as const
      const refund = await api.requestRefund({ ...request, staff: buildStaffMember(1) })
      if (refund.state === 'requested')
        await api.decideRefund(refund.document_id, { approve: true, staff: buildStaffMember(2) })
      await api.completePayout(refund.document_id, { staff: buildStaffMember(2), reference: `P-${key}` })
    },
    async listSubscriptions(): Promise<Subscription[]> {
      const found = await db.connection('subscriptions').whereIn('business_unit_id', units).orderBy('id')
      return found.map(row => ({
        id: row.id,
        unit: row.business_unit_id,
        line: row.order_line_id,
        zones: row.zone_count,
        starts: row.starts_at.getTime(),
        ends: row.expired_date.getTime(),
        refunded: row.refunded === true,
      }))
    },
    listOrders: () => db.connection('orders').where({ organisation_id: organisation }).orderBy('id'),
    getOrder: api.getOrder,
    getEligibility: (of: readonly number[] = units) => api.listOrderEligibility(of, new Date()),
  }
}
