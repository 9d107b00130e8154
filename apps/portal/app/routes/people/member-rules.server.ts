import { roles } from '@bgm/validation'
import { among, searchText } from '#app/http/query.server'

/** The query parameters of the member lists. */
export const memberRules = { q: searchText, role: among(roles) }
