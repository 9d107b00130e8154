import {
  exemptionBodySchema,
  groupUnitsBodySchema,
  lockLevels,
  lockSubjects,
  unitGroupBodySchema,
  unitGroupKinds,
  unitGroupRuleSchema,
  unitLocksBodySchema,
} from '@bgm/validation'
import { z } from 'zod'
import { del, endpoints, get, post, put } from './endpoint'
import { groupFilter, pageQuery, provinceFilter, searchText } from './query'
import { dataOf, pageOf } from './response'
import { isoDateTime, namedRecord, regionRef, timeZone } from './values'
import { zoneStates } from './zones'

const rule = z.custom<z.infer<typeof unitGroupRuleSchema>>(
  value => unitGroupRuleSchema.safeParse(value).success,
)

const level = z.enum(lockLevels)
const unitLocks = z.object({
  lock_schedule: level.optional(),
  lock_playlists: level.optional(),
  lock_volume: level.optional(),
  lock_announcements: level.optional(),
  allowed_playlists: z.array(z.string()),
  max_volume: z.number().optional(),
})

/** What the managers and staff of a unit may do. */
export const effectiveLocks = z.object({
  schedule: level,
  playlists: level,
  volume: level,
  announcements: level,
  /** The playlists that may be chosen where the level is `list`. */
  allowed: z.object({ schedule: z.array(z.string()), playlists: z.array(z.string()) }),
  max_volume: z.number().nullable(),
})
export type EffectiveLocks = z.output<typeof effectiveLocks>

const exemption = z.object({
  business_unit: namedRecord,
  subjects: z.array(z.enum(lockSubjects)),
  until: isoDateTime,
  time_zone: timeZone,
  /** The name of the member; null if the account has been deleted. */
  opened_by: z.string().nullable(),
})
export type LockExemption = z.output<typeof exemption>

const unitGroup = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(unitGroupKinds),
  /** Without conditions if the kind is `list`. */
  rule,
  version: z.number(),
  /** Null for a group that has never locked anything. */
  locks: unitLocks.nullable(),
  /** The units of the group to which the member has access, and their zones. */
  units: z.number(),
  zones: z.number(),
})
export type UnitGroup = z.output<typeof unitGroup>

const list = z.object({
  data: z.array(unitGroup),
  /** The provinces of the units to which the member has access, in the order of their codes. */
  regions: z.array(z.object({ province: regionRef, units: z.number() })),
  cities: z.array(regionRef),
  /** The number of units to which the member has access. */
  units: z.number(),
  /** The locks of units that no group locks. */
  locks: unitLocks.nullable(),
  /** The units that are free from some locks, soonest end first; at most 50. */
  exemptions: z.array(exemption),
})
export type UnitGroups = z.output<typeof list>

const groupedUnit = z.object({
  id: z.string(),
  name: z.string(),
  cid: z.string(),
  outlet_code: z.string().nullable(),
  industry: z.string(),
  city: regionRef,
  zones: z.number(),
  /** The state of the zone that needs attention most; null without zones. */
  state: z.enum(zoneStates).nullable(),
  /** Whether anything is locked. */
  locked: z.boolean(),
  exempt_until: isoDateTime.nullable(),
  time_zone: timeZone,
})
export type GroupedUnit = z.output<typeof groupedUnit>

const caller = 'member'
const permission = 'unit-group.update'
const limits = ['unit-group-account'] as const

/**
 * Saved groups of the active organisation's units, and the regions of their addresses. Changes require access to all
 * units. `group` and `province` are filters of the lists of units and zones, of the dashboard, of carts and of batches.
 */
export const unitGroups = endpoints({
  list: get('/unit-groups', { caller, permission: 'business-unit.read', response: list }),
  /** For filters. */
  listNames: get('/unit-group-names', {
    caller,
    permission: 'business-unit.read',
    response: dataOf(z.array(namedRecord)),
  }),
  get: get('/unit-groups/:id', { caller, response: unitGroup }),
  /** An organisation may have 50 groups. */
  create: post('/unit-groups', {
    caller,
    permission,
    body: unitGroupBodySchema,
    response: unitGroup,
    errors: ['too-many-groups'],
    limits,
    idempotent: true,
  }),
  /** `changed-meanwhile` unless `version` is the stored one. The kind remains. */
  update: put('/unit-groups/:id', {
    caller,
    body: unitGroupBodySchema,
    response: unitGroup,
    errors: ['changed-meanwhile'],
    limits,
  }),
  remove: del('/unit-groups/:id', { caller }),
  /** Adds units to a list, or removes them. */
  changeUnits: put('/unit-groups/:id/units', {
    caller,
    body: groupUnitsBodySchema,
    response: unitGroup,
    errors: ['group-kind'],
    limits,
  }),
  /** The strictest lock of a unit's groups applies. Music that is playing goes on. */
  setLocks: put('/unit-groups/:id/locks', { caller, body: unitLocksBodySchema, response: unitGroup, limits }),
  /** The locks of units that no group locks. */
  setDefaultLocks: put('/unit-locks', { caller, permission, body: unitLocksBodySchema, limits }),
  /** Frees units from locks until the end of a local day. */
  exempt: post('/lock-exemptions', { caller, permission, body: exemptionBodySchema, limits }),
  /** Ends the exemption of a unit. */
  endExemption: del('/business-units/:id/lock-exemption', { caller }),
  /** What the caller may do in a unit, and who can open its locks. */
  getUnitLocks: get('/business-units/:id/locks', {
    caller,
    response: z.object({ locks: effectiveLocks, openers: z.array(z.string()) }),
  }),
  /** The units of a group or province, or all, by name. */
  listUnits: get('/grouped-units', {
    caller,
    permission: 'business-unit.read',
    query: z.strictObject({ q: searchText, group: groupFilter, province: provinceFilter, ...pageQuery }),
    response: pageOf(groupedUnit),
  }),
})
