import { pageQuery, searchText } from '@bgm/contract'
import { z } from 'zod'
import { getStaffCall } from '#src/api/staff-order/staff-call'
import { getStaffMember, listNewestOrders, listOffers, listOrderingMembers } from '#src/billing'
import { buildUnitListQuery, listUnits, searchCustomers } from '#src/customers'
import { sql } from '#src/platform/database/sql'
import { parseInput } from '#src/platform/http/parse-body'
import { consume } from '#src/platform/http/rate-limit'
import type { RequestContext } from '#src/platform/http/request-context'

const customersQuery = z.strictObject({ q: searchText, ...pageQuery })
const unitsQuery = z.strictObject({ q: searchText, ...pageQuery })
const listedOrders = 20

/** The customers for whom staff can order. */
export default {
  async list(ctx: RequestContext) {
    await consume('staff-order-staff', String(getStaffMember(ctx).id))
    const { q = '', page, page_size: pageSize } = parseInput(customersQuery, ctx.query)
    const { rows, pagination } = await searchCustomers(q, { page, pageSize })
    ctx.body = {
      data: rows.map(({ documentId: id, name, units }) => ({ id, name, units })),
      meta: { pagination },
    }
  },

  /** What can be ordered for a customer, for whom, and the newest orders that staff placed. */
  async show(ctx: RequestContext) {
    const { customer, locale } = await getStaffCall(ctx)
    const [members, offers, orders] = await Promise.all([
      listOrderingMembers(customer.id),
      listOffers(locale),
      listNewestOrders([sql`r.organisation_id = ${customer.id}`, sql`r.staff_id is not null`], listedOrders),
    ])
    ctx.body = {
      data: {
        id: customer.documentId,
        name: customer.name,
        units: customer.units,
        members: members.map(({ documentId: id, role, first_name, last_name }) => ({
          id,
          role,
          name: [first_name, last_name].filter(Boolean).join(' '),
        })),
        packages: [...offers.values()].map(({ key, title, price_monthly, price_yearly }) => ({
          key,
          title,
          price_monthly,
          price_yearly,
        })),
        orders: orders.map(({ documentId: id, number, state, total, placed_at, brand_name }) => ({
          id,
          number,
          state,
          total,
          placed_at,
          units: brand_name,
        })),
      },
    }
  },

  async listUnits(ctx: RequestContext) {
    const { shopper } = await getStaffCall(ctx)
    const { q, page, page_size: pageSize } = parseInput(unitsQuery, ctx.query)
    const query = buildUnitListQuery(shopper.scope, { q, sort: 'name' }, new Date())
    const { rows, pagination } = await listUnits(query, { page, pageSize })
    ctx.body = {
      data: rows.map(({ documentId: id, name, cid, outlet_code, current_subscription: period }) => ({
        id,
        name,
        cid,
        outlet_code,
        package_key: period?.package_key ?? null,
        zone_count: period?.zone_count ?? null,
        expired_date: period?.expired_date ?? null,
      })),
      meta: { pagination },
    }
  },
}
