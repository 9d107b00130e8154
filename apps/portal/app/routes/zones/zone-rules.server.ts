import { zoneFilterStates, zoneLayouts } from '@bgm/validation'
import { isId, isOneOf, isSearchText } from '#app/http/query.server'
import { groupFilterRules } from '#app/routes/groups/group-rules.server'

export const zoneFilterRules = {
  q: isSearchText,
  unit: isId,
  state: isOneOf(zoneFilterStates),
  ...groupFilterRules,
}

/** The query parameters of the zone list. */
export const zoneRules = { ...zoneFilterRules, layout: isOneOf(zoneLayouts) }
