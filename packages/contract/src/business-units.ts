import {
  businessUnitBodySchema,
  businessUnitChangeSchema,
  businessUnitStates,
  industrySlugs,
  unitMusicSettingsBodySchema,
} from '@bgm/validation'
import { z } from 'zod'
import { del, endpoints, get, post, put } from './endpoint'
import { explicitSetting } from './playback-values'
import { csvSeparator, groupFilter, optional, pageQuery, provinceFilter, searchText } from './query'
import { file, pageOf } from './response'
import { isoDateTime, regionRef, storedFile } from './values'

export { type BusinessUnitState, businessUnitStates } from '@bgm/validation'

export const businessUnit = z.object({
  id: z.string(),
  name: z.string(),
  cid: z.string(),
  /** The organisation's own code, which imports use to identify the unit. */
  outlet_code: z.string().nullable(),
  /** Must be sent with an update, so that concurrent changes are detected. */
  version: z.number(),
  changed_by: z.string().nullable(),
  industry: z.string(),
  hotel_stars: z.number().nullable(),
  area_size: z.number().nullable(),
  company_name: z.string(),
  brand_name: z.string(),
  company_email: z.string(),
  company_phone_number: z.string(),
  npwp: z.string(),
  file_npwp: storedFile.nullable(),
  address: z.object({
    street: z.string(),
    province: regionRef,
    city: regionRef,
    district: regionRef,
    urban: regionRef,
    zip_code: z.string(),
  }),
  package: z.string().nullable(),
  zone_count: z.number(),
  state: z.enum(businessUnitStates),
  expired_date: isoDateTime.nullable(),
  explicit: explicitSetting,
  created_at: isoDateTime,
  updated_at: isoDateTime,
})
export type BusinessUnit = z.output<typeof businessUnit>

export const unitSorts = [
  'name',
  '-name',
  'created_at',
  '-created_at',
  'expired_date',
  '-expired_date',
] as const

/** The filters of a list of units. */
export const unitFilters = {
  q: searchText,
  industry: optional(z.enum(industrySlugs)),
  city: optional(z.string().max(16)),
  province: provinceFilter,
  group: groupFilter,
  package: optional(z.string().max(64)),
  state: optional(z.enum(businessUnitStates)),
  sort: optional(z.enum(unitSorts)).transform(sort => sort ?? 'name'),
}
const unitsQuery = z.strictObject({ ...unitFilters, ...pageQuery })
export type BusinessUnitsQuery = z.input<typeof unitsQuery>

/** Units of the active organisation to which the member has access. */
export const businessUnits = endpoints({
  /** `cities` are those of all units to which the member has access. */
  list: get('/business-units', {
    caller: 'member',
    query: unitsQuery,
    response: pageOf(businessUnit, { cities: z.array(regionRef) }),
  }),
  create: post('/business-units', {
    caller: 'member',
    permission: 'business-unit.create',
    body: businessUnitBodySchema,
    response: businessUnit,
    idempotent: true,
  }),
  /** A CSV file of all matching units, with the same columns as an import. */
  download: get('/business-units/export', {
    caller: 'member',
    permission: 'business-unit.export',
    query: z.strictObject({ ...unitFilters, separator: csvSeparator }),
    response: file,
  }),
  get: get('/business-units/:id', { caller: 'member', response: businessUnit }),
  /**
   * `changed-meanwhile` if the stored version is newer; `locked` if the unit would leave a group that locks it, for
   * members with access to selected units.
   */
  update: put('/business-units/:id', {
    caller: 'member',
    body: businessUnitChangeSchema,
    response: businessUnit,
    errors: ['changed-meanwhile', 'locked'],
  }),
  setMusic: put('/business-units/:id/music', {
    caller: 'member',
    body: unitMusicSettingsBodySchema,
    response: businessUnit,
  }),
  remove: del('/business-units/:id', {
    caller: 'member',
    errors: ['unit-subscribed', 'unit-awaiting-payment'],
  }),
  downloadTaxFile: get('/business-units/:id/tax-file', { caller: 'member', response: file }),
  uploadTaxFile: post('/business-units/:id/tax-file', {
    caller: 'member',
    upload: { file: 'file_npwp' },
    response: businessUnit,
    limits: ['tax-file-account'],
  }),
})
