import * as z from 'zod/mini'
import { bodyObject, token } from '../fields'
import { boundedArray, boundedString } from './bounded'
import { keyProofSchema } from './keys'
import { recordId, timestamp } from './plan'

// The device API: JSON between a player and its gateway (docs/playback.md).

export const userCodeAlphabet = 'BCDFGHJKLMNPQRSTVWXZ'
export const userCodeLength = 8
/** Twelve letters have 52 bits: nobody guesses one of a million codes. */
export const installationCodeLength = 12
export const maxPlaysPerRequest = 100
/** The maximum number of plays, of any number of devices, that the gateway sends to the backend at once. */
export const maxPlaysPerCall = 500

const appVersion = boundedString(64, 1)
export const uuid = boundedString(36).check(z.uuid())
/** In milliseconds, about 32 years. Devices report larger errors of their clocks as this one. */
export const maxClockOffset = 1e12
/** Milliseconds by which the device's clock is ahead of the server's. */
export const clockOffset = z.int().check(z.gte(-maxClockOffset), z.lte(maxClockOffset))

export const deviceCodeBodySchema = bodyObject({ app_version: appVersion })
export const deviceCodeSchema = z.object({
  device_code: boundedString(128),
  user_code: boundedString(16),
  /** URLs of the portal page where a member enters the code: blank, and with the code prefilled. */
  verification_uri: boundedString(500),
  verification_uri_complete: boundedString(600),
  /** The validity and the polling interval, in seconds. */
  expires_in: z.int(),
  interval: z.int(),
})
export type DeviceCode = z.output<typeof deviceCodeSchema>

/** `key` is missing for a device without a key. */
export const deviceTokenBodySchema = bodyObject({ device_code: token, key: z.optional(keyProofSchema) })
/** `approved` by a member, but not yet `confirmed` by somebody at the device. */
export const pairingStates = ['waiting', 'approved', 'confirmed', 'declined'] as const
export type PairingState = (typeof pairingStates)[number]

const issuedTokenSchema = z.object({
  token: boundedString(128),
  zone: z.object({ id: recordId, name: boundedString(200) }),
})
/** The organisation that wants to use the device, which somebody at the device has to confirm. */
const pairingRequestSchema = z.object({
  confirm: z.object({
    organisation: boundedString(300),
    business_unit: boundedString(300),
    zone: boundedString(200),
    /** The seconds that are left to confirm. */
    expires_in: z.int(),
  }),
})
export type PairingRequest = z.output<typeof pairingRequestSchema>['confirm']

export const deviceTokenSchema = z.union([issuedTokenSchema, pairingRequestSchema])

export const deviceInstallationBodySchema = bodyObject({
  device_code: token,
  code: boundedString(40, 1),
})

export const deviceConfirmationBodySchema = bodyObject({
  device_code: token,
  confirmed: z.boolean('validation.invalid'),
  key: z.optional(keyProofSchema),
})
/** The possible values of `error` in a 400 while a device waits for approval (RFC 8628). */
export const deviceTokenErrors = [
  'authorization_pending',
  'slow_down',
  'expired_token',
  'access_denied',
] as const
export type DeviceTokenError = (typeof deviceTokenErrors)[number]

/**
 * The state reported by a device. `blocked` means that the browser requires a user gesture before it plays
 * audio.
 */
export const deviceStates = ['loading', 'playing', 'paused', 'silent', 'stopped', 'blocked', 'error'] as const
export type DeviceState = (typeof deviceStates)[number]

/**
 * The errors that a device reports. `dead-air` means that silence was skipped repeatedly within ten minutes.
 * The `output-` errors mean that the browser plays but nothing reaches the audio output: the browser has
 * suspended the audio, the gain is zero although the volume is not, or there is no output device.
 * `storage-failed` means that the browser's database or file storage does not work; the music keeps playing.
 * `nothing-playable` means that music is planned, but the device has no file that it could play;
 * `device-copied` that two devices use the same pairing. `log-inconsistent` means that the usage log lacks plays of the
 * device, or is not the one that it was; the music plays on.
 */
export const deviceErrors = [
  'silence-skipped',
  'dead-air',
  'output-suspended',
  'output-silent',
  'output-missing',
  'track-broken',
  'track-missing',
  'storage-full',
  'storage-failed',
  'nothing-playable',
  'clock-wrong',
  'device-copied',
  'audio-failed',
  'log-inconsistent',
] as const
export type DeviceError = (typeof deviceErrors)[number]
/** The errors with which no sound reaches the room although the browser plays, and those without music. */
export const mutedErrors = ['output-missing', 'output-suspended', 'output-silent'] as const
export const silentErrors = ['dead-air', 'audio-failed', 'nothing-playable'] as const

export const heartbeatBodySchema = bodyObject({
  epoch: z.int().check(z.gte(0)),
  /** Identifies a single run of the app. */
  boot: uuid,
  app_version: appVersion,
  state: z.enum(deviceStates),
  track: z.nullable(z.object({ id: recordId, playlist: z.nullable(recordId) })),
  /** The position in the track, in seconds. */
  position: z.number().check(z.gte(0), z.lte(1e6)),
  cached_hours: z.number().check(z.gte(0), z.lte(1000)),
  clock_offset: clockOffset,
  errors: boundedArray(z.enum(deviceErrors), 20),
})
export type Heartbeat = z.output<typeof heartbeatBodySchema>

export const commandKinds = ['skip', 'identify', 'announce'] as const
export type CommandKind = (typeof commandKinds)[number]
export const commandSchema = z.object({
  id: recordId,
  kind: z.enum(commandKinds),
  expires_at: timestamp,
  /** The announcement to play, for the command `announce`. */
  announcement: z.optional(recordId),
})
export type Command = z.output<typeof commandSchema>

export const heartbeatResponseSchema = z.object({
  now: timestamp,
  version: boundedString(128),
  commands: boundedArray(commandSchema, 50),
  /** Whether a copy of this device sends heartbeats with the same token. Missing in older gateways. */
  copied: z.optional(z.boolean()),
})

/** The PIN that opens the settings on a device's screen. */
export const devicePinBodySchema = bodyObject({
  pin: boundedString(8, 4).check(z.regex(/^\d+$/)),
})
/** The volume set on a device's screen, in percent. */
export const deviceVolumeBodySchema = bodyObject({ volume: z.int().check(z.gte(0), z.lte(100)) })

export const commandResults = ['done', 'refused', 'expired'] as const
export type CommandResult = (typeof commandResults)[number]
export const commandAckBodySchema = bodyObject({
  result: z.enum(commandResults),
  reason: z.optional(boundedString(64)),
})

/**
 * The events of GET /device/events, by name. `ping` is sent every 20 s, `update` if there is a new build of
 * the player.
 */
export const deviceEventSchemas = {
  ping: z.object({ now: timestamp }),
  changed: z.object({ version: boundedString(128) }),
  command: commandSchema,
  revoked: z.object({ reason: z.enum(['unpaired', 'replaced']) }),
  update: z.object({ build: boundedString(128) }),
}

export const playLayers = ['override', 'exception', 'slot', 'default', 'fallback'] as const
export const playEndReasons = ['finished', 'skipped', 'changed', 'paused', 'failed', 'interrupted'] as const
export type PlayEndReason = (typeof playEndReasons)[number]

export const playSchema = z.strictObject({
  /** Generated by the device. */
  play_id: uuid,
  boot: uuid,
  /** Sequence number of the play within its boot, from 0. */
  seq: z.int().check(z.gte(0), z.lte(1e9)),
  epoch: z.int().check(z.gte(0)),
  zone: recordId,
  track: recordId,
  track_revision: z.int().check(z.gte(1)),
  playlist: z.nullable(recordId),
  layer: z.enum(playLayers),
  /** The start according to the device's clock, corrected by `clock_offset`. */
  started_at: timestamp,
  /** The number of seconds of audio played. */
  seconds: z.number().check(z.gte(0), z.lte(6 * 60 * 60)),
  end_reason: z.enum(playEndReasons),
  /** Whether the device was offline when the play started. */
  offline: z.boolean(),
  clock_offset: clockOffset,
})
export type Play = z.output<typeof playSchema>

/**
 * Plays are parsed one by one, so that an invalid play does not affect the others, and neither does an invalid head: plays
 * without a valid one (`playsHeadSchema`) are unsigned.
 */
export const playsBodySchema = bodyObject({
  head: z.optional(z.unknown()),
  plays: boundedArray(z.unknown(), maxPlaysPerRequest, 1),
})

export const playRejectionReasons = [
  'invalid',
  'unknown-zone',
  'unknown-track',
  'unknown-announcement',
  'in-the-future',
  'too-old',
  'too-many',
  /** It started before the device was paired. */
  'before-pairing',
  'after-revocation',
  /** It names the number of another pairing. */
  'wrong-epoch',
  'not-licensed',
  /** Another play has the same id, or the same sequence number. */
  'conflict',
] as const
export type PlayRejectionReason = (typeof playRejectionReasons)[number]

/** The `id` of a rejected play is its `play_id`, or null if the `play_id` is unreadable. */
export const playsResultSchema = z.object({
  accepted: z.array(uuid),
  duplicate: z.array(uuid),
  rejected: z.array(z.object({ id: z.nullable(uuid), reason: z.enum(playRejectionReasons) })),
  /** A signed promise that the confirmed plays will be in the usage log; missing in answers of former versions. */
  receipt: z.optional(boundedString(4_000)),
})
export type PlaysResult = z.output<typeof playsResultSchema>
