import { industrySlugs } from '@bgm/validation'
import { among, key, searchText } from '#app/http/query.server'
import { businessUnitStates, unitSorts } from '#app/services/business-units.server'

/** What the list of units can be asked for, as in its address; cities and packages are known once it is read. */
export const unitRules = {
  q: searchText,
  industry: among(industrySlugs),
  city: (value: string) => value.length <= 16 && key(value),
  package: key,
  state: among(businessUnitStates),
  sort: among(unitSorts),
}
