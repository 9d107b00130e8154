import { industrySlugs } from '@bgm/validation'
import { isKey, isOneOf, isSearchText } from '#app/http/query.server'
import { groupFilterRules } from '#app/routes/groups/group-rules.server'
import { businessUnitStates, unitSorts } from '#app/services/business-units.server'

/**
 * The query parameters of the unit list. Valid cities and packages are known only once the list is loaded.
 */
export const unitRules = {
  q: isSearchText,
  industry: isOneOf(industrySlugs),
  city: (value: string) => value.length <= 16 && isKey(value),
  ...groupFilterRules,
  package: isKey,
  state: isOneOf(businessUnitStates),
  sort: isOneOf(unitSorts),
}
