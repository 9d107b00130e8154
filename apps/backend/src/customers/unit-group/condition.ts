import type { UnitGroupRule } from '@bgm/validation'
import { unitStateConditions } from '#src/customers/business-unit/states'
import { subscriptionJoin } from '#src/customers/membership/scoped-sql'
import { allOf, escapePattern, joinSql, type Sql, sql } from '#src/platform/database/sql'
import type { UnitGroupRow } from './row'

// The values are one JSON parameter, so that the statement does not depend on their number.
const isAmong = (column: Sql, values: readonly string[]): Sql =>
  sql`${column} in (select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`

const isLike = (column: Sql, patterns: readonly string[]): Sql =>
  sql`exists (select 1 from jsonb_array_elements_text(${JSON.stringify(patterns)}::jsonb) as p (pattern)
    where lower(${column}) like p.pattern escape '\\')`

const hasState = (rule: UnitGroupRule, now: Date): Sql => {
  const conditions = unitStateConditions(now)
  return sql`exists (select 1 from (values (1)) as one ${subscriptionJoin}
    where (${joinSql(
      rule.rule_states.map(state => sql`(${conditions[state]})`),
      ' or ',
    )}))`
}

function listConditions(rule: UnitGroupRule, now: Date): Sql[] {
  const { rule_names, rule_codes, rule_provinces, rule_cities, rule_industries, rule_states } = rule
  return [
    ...(rule_names.length > 0
      ? [
          isLike(
            sql`u.name`,
            rule_names.map(text => `%${escapePattern(text)}%`),
          ),
        ]
      : []),
    ...(rule_codes.length > 0
      ? [
          isLike(
            sql`u.outlet_code`,
            rule_codes.map(text => `${escapePattern(text)}%`),
          ),
        ]
      : []),
    ...(rule_provinces.length > 0 ? [isAmong(sql`u.province`, rule_provinces)] : []),
    ...(rule_cities.length > 0 ? [isAmong(sql`u.city`, rule_cities)] : []),
    ...(rule_industries.length > 0 ? [isAmong(sql`u.industry`, rule_industries)] : []),
    ...(rule_states.length > 0 ? [hasState(rule, now)] : []),
  ]
}

/** Matches the units (`u`) of a group, among those of its organisation. */
export function inGroupCondition({ id, kind, rule }: UnitGroupRow, now: Date): Sql {
  if (kind === 'list')
    return sql`exists (select 1 from unit_group_units m where m.group_id = ${id} and m.unit_id = u.id)`
  return allOf(listConditions(rule, now))
}
