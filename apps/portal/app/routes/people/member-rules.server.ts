import { roles } from '@bgm/validation'
import { among, searchText } from '#app/http/query.server'

/** What the lists of members can be asked for, as in their addresses. */
export const memberRules = { q: searchText, role: among(roles) }
