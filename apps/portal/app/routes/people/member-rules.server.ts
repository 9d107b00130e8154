import { roles } from '@bgm/validation'
import { isOneOf, isSearchText } from '#app/http/query.server'

/** The query parameters of the member lists. */
export const memberRules = { q: isSearchText, role: isOneOf(roles) }
