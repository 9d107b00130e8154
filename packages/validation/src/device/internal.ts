import * as z from 'zod/mini'
import { bodyObject } from '../fields'
import { boundedArray, boundedString } from './bounded'
import { deviceKeyBodySchema } from './keys'
import { bundleSchema, recordId, timestamp } from './plan'
import {
  commandAckBodySchema,
  commandSchema,
  devicePinBodySchema,
  deviceVolumeBodySchema,
  heartbeatBodySchema,
  maxPlaysPerCall,
  maxPlaysPerRequest,
  uuid,
} from './protocol'

// The internal API: JSON between the gateway and the backend, with `x-internal-key` (docs/playback.md).

const tokenHash = boundedString(64).check(z.regex(/^[0-9a-f]{64}$/))

export const pairingBodySchema = bodyObject({
  app_version: boundedString(64, 1),
})
export const internalKeyBodySchema = z.extend(deviceKeyBodySchema, { player: recordId })

/** The player that was unpaired on its own screen. */
export const unpairingBodySchema = bodyObject({ player: recordId })

export const internalPinBodySchema = z.extend(devicePinBodySchema, { player: recordId })
export const internalVolumeBodySchema = z.extend(deviceVolumeBodySchema, { player: recordId })

export const maxPlayersPerLookup = 200
export const playerLookupBodySchema = bodyObject({
  token_hashes: boundedArray(tokenHash, maxPlayersPerLookup, 1),
})
/** A player with `revoked_at` may only deliver plays, for up to 30 days. */
export const playerIdentitySchema = z.object({
  player: recordId,
  zone: recordId,
  epoch: z.int(),
  revoked_at: z.nullable(timestamp),
})
export type PlayerIdentity = z.output<typeof playerIdentitySchema>
/** The players in the order of the token hashes; an entry is null if no player has the token. */
export const playerIdentitiesSchema = z.object({ players: z.array(z.nullable(playerIdentitySchema)) })

const musicHash = boundedString(64, 1)
export const maxBundlesPerRequest = 20
/** The devices whose bundles are requested, each as a zone and its player. */
export const bundlesBodySchema = bodyObject({
  devices: boundedArray(z.strictObject({ zone: recordId, player: recordId }), maxBundlesPerRequest, 1),
})
/** A bundle without the music, which many zones may share. `music` is the hash of the music. */
const zoneBundleSchema = z.extend(z.omit(bundleSchema, { playlists: true, tracks: true }), {
  music: musicHash,
})
export const bundleMusicSchema = z.extend(z.pick(bundleSchema, { playlists: true, tracks: true }), {
  hash: musicHash,
})
/**
 * `bundles` is in the order of the devices. An entry is null if the player does not hold the zone's lease.
 */
export const bundlesSchema = z.object({
  bundles: z.array(z.nullable(zoneBundleSchema)),
  music: z.array(bundleMusicSchema),
})

/** One row of the change feed. `number` increases in the order in which changes become visible. */
export const changeFeedEntrySchema = z.object({
  number: z.int(),
  change: z.discriminatedUnion('kind', [
    /** The bundle of the zone may have changed; null means every zone. */
    z.object({ kind: z.literal('zone'), zone: z.nullable(recordId) }),
    z.object({
      kind: z.literal('player-revoked'),
      player: recordId,
      zone: recordId,
      reason: z.enum(['unpaired', 'replaced']),
    }),
    z.object({ kind: z.literal('command'), zone: recordId, command: commandSchema }),
    z.object({ kind: z.literal('track-withdrawn'), track: recordId }),
  ]),
})
export type ChangeFeedEntry = z.output<typeof changeFeedEntrySchema>

/**
 * `reset` means that the feed no longer has all changes after `since`, so every cached bundle and player
 * must be dropped.
 */
export const changeFeedSchema = z.object({
  latest: z.int(),
  reset: z.boolean(),
  changes: z.array(changeFeedEntrySchema),
})

/** More runs of one device between two reports are left out. */
export const maxReportedBoots = 4
/** A run of the app on a device, and when its latest heartbeat arrived. */
const seenBootSchema = z.strictObject({ boot: uuid, seen_at: timestamp })
export type SeenBoot = z.output<typeof seenBootSchema>

/**
 * The latest heartbeat of each device whose state has changed or was last written over a minute ago.
 * `boots` lists the runs that have sent heartbeats since the previous report: more than one of them may be
 * alive if the device was copied. Missing in older gateways.
 */
export const presenceBodySchema = bodyObject({
  players: boundedArray(
    z.strictObject({
      player: recordId,
      seen_at: timestamp,
      connected: z.boolean(),
      heartbeat: z.nullable(heartbeatBodySchema),
      boots: z.optional(boundedArray(seenBootSchema, maxReportedBoots)),
    }),
    500,
    1,
  ),
})
export type PlayerPresence = z.output<typeof presenceBodySchema>['players'][number]
/** The reported players that run on two devices at the same time. */
export const presenceResultSchema = z.object({ copied: z.array(recordId) })

/** Up to 100 plays from each of up to 20 devices. */
export const playBatchesBodySchema = bodyObject({
  batches: boundedArray(
    z.strictObject({
      player: recordId,
      head: z.optional(z.unknown()),
      plays: boundedArray(z.unknown(), maxPlaysPerRequest, 1),
    }),
    maxPlaysPerCall,
    1,
  ).check(
    z.refine(batches => batches.reduce((sum, { plays }) => sum + plays.length, 0) <= maxPlaysPerCall, {
      message: 'validation.invalid',
    }),
  ),
})

/** Like `playBatchesBodySchema`, but for announcements. */
export const announcementPlayBatchesBodySchema = bodyObject({
  batches: boundedArray(
    z.strictObject({
      player: recordId,
      announcements: boundedArray(z.unknown(), maxPlaysPerRequest, 1),
    }),
    20,
    1,
  ),
})

export const internalCommandAckBodySchema = z.extend(commandAckBodySchema, { player: recordId })
/** The commands that have not expired, for all zones. */
export const pendingCommandsSchema = z.object({
  data: z.array(z.object({ zone: recordId, command: commandSchema })),
})
