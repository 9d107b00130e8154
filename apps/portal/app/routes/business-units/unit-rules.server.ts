import { industrySlugs } from '@bgm/validation'
import { among, key, searchText } from '#app/http/query.server'
import { businessUnitStates, unitSorts } from '#app/services/business-units.server'

/** The query parameters of the unit list; cities and packages are only known once the list is loaded. */
export const unitRules = {
  q: searchText,
  industry: among(industrySlugs),
  city: (value: string) => value.length <= 16 && key(value),
  package: key,
  state: among(businessUnitStates),
  sort: among(unitSorts),
}
