import { isoDateTime, localised, namedRecord } from '@bgm/contract'
import { z } from 'zod'
import { type HttpClient, pathSegment } from '../http'
import { listResponse, noContent } from '../wire'
import { playlistCover } from './playlists'
import { nullIfNotFound } from './wire'
import { type ZoneCommand, zone, zoneCommand, zoneSkips } from './zones'

const remotePassStates = ['waiting', 'active', 'declined', 'expired', 'revoked'] as const

const remotePass = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(remotePassStates),
  /** Two digits that help a member recognise the request; null unless it is pending. */
  number: z.number().nullable(),
  created_at: isoDateTime,
  expires_at: isoDateTime,
})
export type RemotePass = z.output<typeof remotePass>

const heldPass = remotePass.extend({
  /** The member who approved the pass; null if it was obtained with the PIN. */
  granted_by: z.string().nullable(),
})
export type RemotePassDetail = z.output<typeof heldPass>

const passes = z.object({ data: z.array(heldPass) }).transform(({ data }) => data)

const memberActions = ['pause', 'resume', 'volume', 'skip', 'identify', 'override', 'end-override'] as const

const held = z
  .object({
    data: z.array(heldPass),
    /** The latest actions of members in the last eight hours; `command` is null for an unknown action. */
    members: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        at: isoDateTime,
        command: z.enum(memberActions).nullable().catch(null),
      }),
    ),
  })
  .transform(({ data, members }) => ({ passes: data, members }))
export type RemoteMemberAction = z.output<typeof held>['members'][number]

const requests = z
  .object({
    data: z.array(
      remotePass
        .omit({ state: true })
        .extend({ number: z.number(), zone: namedRecord, business_unit: namedRecord }),
    ),
  })
  .transform(({ data }) => data)
export type RemoteRequest = z.output<typeof requests>[number]

const unitRemote = z.object({
  allowed: z.boolean(),
  has_pin: z.boolean(),
  changed_at: isoDateTime.nullable(),
})
export type UnitRemoteSettings = z.output<typeof unitRemote>

/** The fields of a zone that the staff remote shows. */
const remoteZone = zone
  .pick({
    id: true,
    name: true,
    business_unit: true,
    time_zone: true,
    state: true,
    state_since: true,
    errors: true,
    now_playing: true,
    now: true,
    next_change: true,
    cached_hours: true,
    licence: true,
    override: true,
    desired: true,
  })
  .extend({ skips: zoneSkips })
export type RemoteZone = z.output<typeof remoteZone>

const scannedZone = z.object({
  zone: namedRecord,
  business_unit: namedRecord,
  /** Whether the unit issues passes to staff without an account. */
  allowed: z.boolean(),
  /** When the code on the screen expires. */
  expires_at: isoDateTime,
})
export type ScannedZone = z.output<typeof scannedZone>

const joined = z.object({ token: z.string(), pass: remotePass })

const staffRemote = z.object({
  pass: remotePass,
  zone: namedRecord,
  business_unit: namedRecord,
  /** Null unless the pass is active. */
  remote: remoteZone.nullable(),
  holders: z.array(remotePass.extend({ own: z.boolean() })),
})
export type StaffRemote = z.output<typeof staffRemote>

const playlistChoices = listResponse(
  z.object({ id: z.string(), title: localised, description: localised, cover: playlistCover }),
)

const passesPath = (zoneId: string, rest = '') => `zones/${pathSegment(zoneId)}/remote-passes${rest}`

/** Passes for staff without an account, as managed by members. */
export const createRemotePassesApi = (http: HttpClient) => ({
  /** Lists a zone's passes and pass requests, oldest first, and the members' latest actions. */
  list: (zoneId: string) => http.call('get', passesPath(zoneId), { schema: held }),
  /** Lists the pending requests in the member's units. */
  listWaiting: () => http.call('get', 'remote-requests', { schema: requests }),
  /** Throws 409 `request-settled` if the request is no longer pending. */
  approve: (zoneId: string, id: string) =>
    http.call('post', passesPath(zoneId, `/${pathSegment(id)}/approve`), { json: {}, schema: passes }),
  /** Throws 409 `request-settled` if the request is no longer pending. */
  decline: (zoneId: string, id: string) =>
    http.call('post', passesPath(zoneId, `/${pathSegment(id)}/decline`), { json: {}, schema: passes }),
  revoke: (zoneId: string, id: string) =>
    http.call('delete', passesPath(zoneId, `/${pathSegment(id)}`), { schema: noContent }),
  getUnit: (unit: string) =>
    http.call('get', `business-units/${pathSegment(unit)}/remote`, { schema: unitRemote }),
  setUnit: (unit: string, json: { allowed: boolean; new_staff_pin?: string | undefined }) =>
    http.call('put', `business-units/${pathSegment(unit)}/remote`, { json, schema: unitRemote }),
})

/**
 * Joining by someone who has scanned the code on a screen; requires the internal key. For an unknown or
 * expired code, `find` returns null and the other calls throw 404.
 */
export const createRemoteJoinsApi = (http: HttpClient) => ({
  find: (pass: string): Promise<z.output<typeof scannedZone> | null> =>
    http.call('post', 'remote-joins/look-up', { json: { pass }, schema: scannedZone }).catch(nullIfNotFound),
  withPin: (json: { pass: string; key: string; staff_name: string; staff_pin: string }) =>
    http.call('post', 'remote-joins/pin', { json, schema: joined }),
  request: (json: { pass: string; key: string; staff_name: string }) =>
    http.call('post', 'remote-joins/requests', { json, schema: joined }),
})

/**
 * The remote for pass holders, whose token is sent in the header `x-remote-pass`; requires the internal key.
 */
export const createStaffRemoteApi = (http: HttpClient) => ({
  /** Returns null if the token is unknown or the zone has been deleted. */
  find: (): Promise<StaffRemote | null> =>
    http.call('get', 'staff-remote', { schema: staffRemote }).catch(nullIfNotFound),
  listPlaylists: (page: number) =>
    http.call('get', 'staff-remote/playlists', { query: { page, page_size: 100 }, schema: playlistChoices }),
  setDesired: (json: { paused?: boolean; volume?: number }) =>
    http.call('put', 'staff-remote/desired', { json, schema: remoteZone }),
  setOverride: (json: { playlist: string; until: string }) =>
    http.call('put', 'staff-remote/override', { json, schema: remoteZone }),
  removeOverride: () => http.call('delete', 'staff-remote/override', { schema: remoteZone }),
  skip: () => http.call('post', 'staff-remote/commands', { json: { kind: 'skip' }, schema: zoneCommand }),
  findCommand: (id: string): Promise<ZoneCommand | null> =>
    http
      .call('get', `staff-remote/commands/${pathSegment(id)}`, { schema: zoneCommand })
      .catch(nullIfNotFound),
  leave: () => http.call('delete', 'staff-remote', { schema: noContent }).catch(nullIfNotFound),
})
