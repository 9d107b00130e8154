import { isId, isOneOf, isSearchText } from '#app/http/query.server'
import { zoneStates } from '#app/services/zones.server'

/** The query parameters of the zone list. */
export const zoneRules = { q: isSearchText, unit: isId, state: isOneOf(zoneStates) }
