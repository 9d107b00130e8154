import { isId, isSearchText } from '#app/http/query.server'

export const isProvince = (value: string) => /^\d{2}$/.test(value)

/** The query parameters of the lists of units in groups and regions. */
export const groupUnitRules = { q: isSearchText, province: isProvince }

/** The filters that select units by their group or region elsewhere. */
export const groupFilterRules = { group: isId, province: isProvince }
