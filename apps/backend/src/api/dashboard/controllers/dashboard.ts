import { dashboard } from '@bgm/contract'
import { getPaymentSettings, listNewestOrders, toOrderView } from '#src/billing'
import {
  getScope,
  getUnitView,
  listFirstUnits,
  narrowToGroup,
  ordersInScopeConditions,
  subscriptionJoin,
  unitsInScopeConditions,
} from '#src/customers'
import { countIntegrationsToReview } from '#src/integrations'
import { getDashboardFigures } from '#src/onboarding'
import { sql } from '#src/platform/database/sql'
import { implement } from '#src/platform/http/implement'
import { findZoneSetup } from '#src/playback'

const shown = 4

export default implement(dashboard, {
  async get({ query, ctx }) {
    const scope = await narrowToGroup(getScope(ctx), query.group)
    const orders = ordersInScopeConditions(scope)
    const units = unitsInScopeConditions(scope)
    // The units whose subscriptions end first are listed first, followed by the newest of the other units.
    const soonest = {
      from: sql`business_units u ${subscriptionJoin}`,
      where: [...units, sql`s.id is not null`],
      sorting: [sql`s.expired_date`, sql`u.id`],
    }
    const newest = { from: sql`business_units u`, where: units, sorting: [sql`u.id desc`] }
    const now = new Date()
    const [figures, ending, recent, latest, due, zone_setup, { payment }, integrations_to_review] =
      await Promise.all([
        getDashboardFigures(scope, now),
        listFirstUnits(soonest, shown),
        listFirstUnits(newest, shown),
        listNewestOrders(orders, shown),
        listNewestOrders([...orders, sql`r.state = 'awaiting-payment'`], 1),
        findZoneSetup(scope, now.getTime()),
        getPaymentSettings(),
        countIntegrationsToReview(scope),
      ])
    const listed = [...ending, ...recent].filter(
      ({ id }, index, all) => all.findIndex(unit => unit.id === id) === index,
    )
    return {
      ...figures,
      business_units: await Promise.all(listed.slice(0, shown).map(unit => getUnitView(unit))),
      orders: latest.map(order => toOrderView(order, payment)),
      next_order: due[0] ? toOrderView(due[0], payment) : null,
      zone_setup,
      integrations_to_review,
    }
  },
})
