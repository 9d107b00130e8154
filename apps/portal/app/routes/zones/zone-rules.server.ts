import { isRecordId } from '@bgm/api-client'
import { isSearchText, oneOf } from '#app/http/query.server'
import { zoneStates } from '#app/services/zones.server'

/** The query parameters of the zone list. */
export const zoneRules = { q: isSearchText, unit: isRecordId, state: oneOf(zoneStates) }
