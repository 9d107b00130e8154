import { roles } from '@bgm/validation'
import { isSearchText, oneOf } from '#app/http/query.server'

/** The query parameters of the member lists. */
export const memberRules = { q: isSearchText, role: oneOf(roles) }
