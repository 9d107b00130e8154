import type { Api, EffectiveLocks, GroupedUnit, Pagination, UnitGroup } from '@bgm/api-client'
import { type Exemption, hasPermission, type UnitGroupForm, type UnitLocks } from '@bgm/validation'
import { findActiveMembership, getAccount } from './account.server'
import { getIndustryNameLookup, listIndustries } from './industries.server'

export type { UnitGroup } from '@bgm/api-client'

export type HeldLocks = { locks: EffectiveLocks; openers: string[] }

/** Whether the member may change groups and locks: an owner or manager with access to all units. */
export async function isHeadOffice(api: Api): Promise<boolean> {
  const membership = findActiveMembership(await getAccount(api))
  return membership?.all_units === true && hasPermission(membership.role, 'unit-group.update')
}

export const listGroups = (api: Api) => api.unitGroups.list()

export const getGroup = (api: Api, id: string) => api.unitGroups.get(id)

/** The saved groups as filter choices. */
export const listGroupOptions = async (api: Api) =>
  (await api.unitGroups.listNames()).map(({ id, name }) => ({ value: id, label: name }))

export type ListedGroupUnit = GroupedUnit & { detail: string }

type UnitsQuery = {
  group?: string | undefined
  province?: string | undefined
  q?: string | undefined
  page: number
}

/** The units of a group or province, with the industry and city of each in words. */
export async function listGroupedUnits(
  api: Api,
  query: UnitsQuery,
): Promise<{ units: ListedGroupUnit[]; pagination: Pagination }> {
  const [{ data, pagination }, getIndustry] = await Promise.all([
    api.unitGroups.listUnits({ ...query, page_size: 25 }),
    getIndustryNameLookup(api),
  ])
  const units = data.map(unit => ({
    ...unit,
    detail: [unit.outlet_code ?? unit.cid, getIndustry(unit.industry), unit.city.name].join(', '),
  }))
  return { units, pagination }
}

/** What the conditions of a rule can be: the regions of the organisation's units, and all industries. */
export async function getRuleChoices(api: Api) {
  const [{ regions, cities }, industries] = await Promise.all([api.unitGroups.list(), listIndustries(api)])
  return {
    provinces: regions.map(({ province }) => ({ value: province.code, label: province.name })),
    cities: cities.map(({ code, name }) => ({ value: code, label: name })),
    industries: industries.map(({ key, name }) => ({ value: key, label: name })),
  }
}
export type RuleChoices = Awaited<ReturnType<typeof getRuleChoices>>

export const createGroup = (api: Api, form: UnitGroupForm, key: string): Promise<UnitGroup> =>
  api.unitGroups.create(form, key)

export const updateGroup = (api: Api, id: string, form: UnitGroupForm, version: number) =>
  api.unitGroups.update(id, { ...form, version })

export const removeGroup = (api: Api, id: string) => api.unitGroups.remove(id)

type Selection = { units: string[] } | { q?: string | undefined; province?: string | undefined }

export const addGroupUnits = (api: Api, id: string, selection: Selection) =>
  api.unitGroups.changeUnits(id, { change: 'add', ...selection })

export const removeGroupUnits = (api: Api, id: string, selection: Selection) =>
  api.unitGroups.changeUnits(id, { change: 'remove', ...selection })

/** What the member may do in a unit, and who can open its locks. */
export const getUnitLocks = (api: Api, unit: string): Promise<HeldLocks> => api.unitGroups.getUnitLocks(unit)

export const setGroupLocks = (api: Api, id: string, locks: UnitLocks) => api.unitGroups.setLocks(id, locks)

export const setDefaultLocks = (api: Api, locks: UnitLocks) => api.unitGroups.setDefaultLocks(locks)

export const exemptUnits = (api: Api, exemption: Exemption) => api.unitGroups.exempt(exemption)

export const endExemption = (api: Api, unit: string) => api.unitGroups.endExemption(unit)
