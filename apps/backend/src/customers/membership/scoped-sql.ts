import { inArray, type Sql, sql } from '#src/platform/database/sql'
import type { Scope } from './scope'

/** Conditions for units (`u`) that are in scope and not deleted. */
export const unitsInScopeConditions = ({ organisation, units }: Scope): Sql[] => [
  sql`u.organisation_id = ${organisation}`,
  sql`u.deleted_at is null`,
  ...(units ? [inArray(sql`u.id`, units)] : []),
]

/** Conditions for orders (`r`) in scope: those of an organisation whose units are all in scope. */
export const ordersInScopeConditions = ({ organisation, units }: Scope): Sql[] => [
  sql`r.organisation_id = ${organisation}`,
  ...(units
    ? [
        sql`r.id in (select l.order_id from order_lines l where ${inArray(sql`l.business_unit_id`, units)})`,
        sql`not exists (select 1 from order_lines l where l.order_id = r.id
          and (l.business_unit_id is null or not ${inArray(sql`l.business_unit_id`, units)}))`,
      ]
    : []),
]

/** Left-joins the current subscription (`s`) of each unit (`u`). */
export const subscriptionJoin = sql`left join business_units_current_subscription_lnk c on c.business_unit_id = u.id
  left join subscriptions s on s.id = c.subscription_id`
