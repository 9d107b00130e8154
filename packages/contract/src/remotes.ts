import {
  remoteJoinBodySchema,
  remotePassBodySchema,
  remoteRequestBodySchema,
  trackActionBodySchema,
  unitRemoteBodySchema,
} from '@bgm/validation'
import { z } from 'zod'
import { del, endpoints, get, post, put } from './endpoint'
import { localised } from './playback-values'
import { playlistCover } from './playlists'
import { pageQuery } from './query'
import { dataOf, pageOf } from './response'
import { trackFeedback } from './track-feedback'
import { effectiveLocks } from './unit-groups'
import { isoDateTime, namedRecord } from './values'
import { desiredStateBody, overrideBody, zone, zoneCommand, zoneSkips } from './zones'

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

export const remoteMemberActions = [
  'pause',
  'resume',
  'volume',
  'skip',
  'identify',
  'override',
  'end-override',
] as const

const held = z.object({
  data: z.array(heldPass),
  /** The latest actions of members in the last eight hours; `command` is null for an unknown action. */
  members: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      at: isoDateTime,
      command: z.enum(remoteMemberActions).nullable(),
    }),
  ),
})
export type RemoteMemberAction = z.output<typeof held>['members'][number]

const waitingRequest = remotePass
  .omit({ state: true })
  .extend({ number: z.number(), zone: namedRecord, business_unit: namedRecord })
export type RemoteRequest = z.output<typeof waitingRequest>

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
  .extend({ skips: zoneSkips, feedback: trackFeedback })
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

const heldRemote = z.object({
  pass: remotePass,
  zone: namedRecord,
  business_unit: namedRecord,
  /** Null unless the pass is active. */
  remote: remoteZone.nullable(),
  locks: effectiveLocks,
  holders: z.array(remotePass.extend({ own: z.boolean() })),
})
export type StaffRemote = z.output<typeof heldRemote>

const playlistChoice = z.object({
  id: z.string(),
  title: localised,
  description: localised,
  cover: playlistCover,
})

const settled = {
  caller: 'member',
  response: dataOf(z.array(heldPass)),
  errors: ['request-settled'],
} as const

/** Passes for staff without an account, as managed by members. */
export const remotePasses = endpoints({
  /** The requests that are pending in the member's units. */
  listWaiting: get('/remote-requests', {
    caller: 'member',
    permission: 'zone.delegate',
    response: dataOf(z.array(waitingRequest)),
  }),
  /** A zone's passes and pass requests, oldest first, and the members' latest actions. */
  list: get('/zones/:id/remote-passes', { caller: 'member', response: held }),
  approve: post('/zones/:id/remote-passes/:pass/approve', settled),
  decline: post('/zones/:id/remote-passes/:pass/decline', settled),
  revoke: del('/zones/:id/remote-passes/:pass', { caller: 'member' }),
})

export const unitRemotes = endpoints({
  get: get('/business-units/:id/remote', { caller: 'member', response: unitRemote }),
  set: put('/business-units/:id/remote', {
    caller: 'member',
    body: unitRemoteBodySchema,
    response: unitRemote,
    limits: ['unit-remote-account'],
  }),
})

/**
 * Joining by someone who has scanned the code on a screen. Attempts are counted in the handlers, because an unknown
 * code counts several times.
 */
export const remoteJoins = endpoints({
  lookUp: post('/remote-joins/look-up', {
    caller: 'server',
    body: remotePassBodySchema,
    response: scannedZone,
  }),
  withPin: post('/remote-joins/pin', {
    caller: 'server',
    body: remoteJoinBodySchema,
    response: joined,
    status: 201,
    errors: ['scan-again', 'staff-remote-off'],
  }),
  request: post('/remote-joins/requests', {
    caller: 'server',
    body: remoteRequestBodySchema,
    response: joined,
    status: 201,
    errors: ['scan-again', 'staff-remote-off'],
  }),
})

const ended = ['pass-ended'] as const
const holder = { caller: 'server', response: remoteZone, errors: ['pass-ended', 'locked'] } as const

/** The remote for pass holders, whose token is sent in the header `x-remote-pass`. An unknown token is a 404. */
export const staffRemote = endpoints({
  get: get('/staff-remote', { caller: 'server', response: heldRemote }),
  leave: del('/staff-remote', { caller: 'server' }),
  listPlaylists: get('/staff-remote/playlists', {
    caller: 'server',
    query: z.strictObject(pageQuery),
    response: pageOf(playlistChoice),
    errors: ended,
  }),
  setDesired: put('/staff-remote/desired', { ...holder, body: desiredStateBody }),
  setOverride: put('/staff-remote/override', {
    ...holder,
    body: overrideBody.extend({ playlist: z.string().min(1).max(64) }),
  }),
  removeOverride: del('/staff-remote/override', holder),
  sendCommand: post('/staff-remote/commands', {
    caller: 'server',
    body: z.strictObject({ kind: z.literal('skip') }),
    response: zoneCommand,
    errors: ended,
  }),
  /** As for members. A ban ends with the pass. */
  actOnTrack: post('/staff-remote/track-actions', {
    ...holder,
    body: trackActionBodySchema,
    response: trackFeedback,
    errors: [...ended, 'too-many-bans'],
  }),
  getCommand: get('/staff-remote/commands/:command', {
    caller: 'server',
    response: zoneCommand,
    errors: ended,
  }),
})
