import {
  announcementPlayBatchesBodySchema,
  bundlesBodySchema,
  bundlesSchema,
  changeFeedSchema,
  deviceCodeSchema,
  deviceConfirmationBodySchema,
  deviceInstallationBodySchema,
  deviceKeyResultSchema,
  deviceLogSchema,
  deviceTokenBodySchema,
  deviceTokenErrors,
  deviceTokenSchema,
  internalCommandAckBodySchema,
  internalKeyBodySchema,
  internalLogFindingSchema,
  internalLogQuerySchema,
  internalPinBodySchema,
  internalVolumeBodySchema,
  pairingBodySchema,
  pendingCommandsSchema,
  playBatchesBodySchema,
  playerIdentitiesSchema,
  playerLookupBodySchema,
  playsResultSchema,
  presenceBodySchema,
  presenceResultSchema,
  unpairingBodySchema,
} from '@bgm/validation'
import { z } from 'zod'
import { endpoints, get, post } from './endpoint'
import { optional } from './query'
import { fileStream } from './response'

const caller = 'gateway'

/** Pairing of devices. The limits count by the device's address, which the gateway forwards. */
export const devicePairings = endpoints({
  /** A code for the device and one for its screen, valid for 15 minutes. */
  create: post('/internal/pairings', {
    caller,
    body: pairingBodySchema,
    response: deviceCodeSchema,
    limits: ['device-code-address'],
  }),
  /** The token, an HMAC of the device code that stays the same until the code expires; or the organisation to confirm. */
  getToken: post('/internal/pairings/token', {
    caller,
    body: deviceTokenBodySchema,
    response: deviceTokenSchema,
    errors: deviceTokenErrors,
    limits: ['device-token-address'],
  }),
  /** Offers the device to the zone of an installation code; wrong codes count. It then confirms as usual. */
  install: post('/internal/pairings/install', {
    caller,
    body: deviceInstallationBodySchema,
    errors: ['unknown-code', 'expired_token'],
    limits: ['device-token-address'],
  }),
  /** Pairs the device with the approved zone, or declines it. */
  confirm: post('/internal/pairings/confirm', {
    caller,
    body: deviceConfirmationBodySchema,
    errors: ['expired_token'],
    limits: ['device-token-address'],
  }),
  /**
   * Registers the key of a paired player, and says whether it is used. The first key of a player is; any other one waits
   * until a member confirms it. A key without a valid proof, or of another player, is refused.
   */
  setKey: post('/internal/players/key', {
    caller,
    body: internalKeyBodySchema,
    response: deviceKeyResultSchema,
  }),
  /** Ends the pairing of a player that still holds its zone's lease. */
  unpair: post('/internal/players/unpair', { caller, body: unpairingBodySchema }),
})

/** Players by their tokens, and what the gateway reports of them. */
export const players = endpoints({
  /** Up to 200 players in the order of the hashes, including revoked ones; null if no player has the token. */
  lookUp: post('/internal/players/look-up', {
    caller,
    body: playerLookupBodySchema,
    response: playerIdentitiesSchema,
  }),
  /** Up to 500 players. A report older than the stored one is ignored. `copied` are the players that run on two devices. */
  reportPresence: post('/internal/presence', {
    caller,
    body: presenceBodySchema,
    response: presenceResultSchema,
  }),
})

/** The settings on a device's screen. */
export const deviceSettings = endpoints({
  /** 20 attempts an hour per player. */
  checkPin: post('/internal/players/pin', { caller, body: internalPinBodySchema, errors: ['wrong-pin'] }),
  /** Sets the volume of the player's zone. */
  setVolume: post('/internal/players/volume', { caller, body: internalVolumeBodySchema }),
})

export const deviceBundles = endpoints({
  /**
   * Up to 20 bundles in the order of the devices; null for a player without the zone's lease. Music that several zones play
   * is included once. `version` is a hash.
   */
  list: post('/internal/bundles', { caller, body: bundlesBodySchema, response: bundlesSchema }),
})

const wholeNumber = z.string().max(15).regex(/^\d+$/).transform(Number)

const changesQuery = z.strictObject({
  since: optional(wholeNumber).transform(since => since ?? 0),
  wait: optional(wholeNumber).transform(wait => wait ?? 0),
})

export const changes = endpoints({
  /** The changes after the number `since`. Waits for one for up to `wait` milliseconds, at most 25,000. */
  list: get('/internal/changes', { caller, query: changesQuery, response: changeFeedSchema }),
})

export const deviceCommands = endpoints({
  /** The commands of all zones that may still be carried out. */
  list: get('/internal/commands', { caller, response: pendingCommandsSchema }),
  /** The first result counts. */
  acknowledge: post('/internal/commands/:id/ack', { caller, body: internalCommandAckBodySchema }),
})

const playsResults = z.object({ results: z.array(playsResultSchema) })

export const devicePlays = endpoints({
  /** Each batch has a result. A call contains up to 500 plays of any number of devices, at most 100 in a batch. */
  receive: post('/internal/plays', { caller, body: playBatchesBodySchema, response: playsResults }),
})

/** How players check the usage log. */
export const deviceLog = endpoints({
  /** Proves that the log contains up to 30 plays of a player; those that it does not contain are left out. */
  prove: post('/internal/log/proofs', { caller, body: internalLogQuerySchema, response: deviceLogSchema }),
  /** Stores what a player has found wrong with the log; 50 a day. */
  report: post('/internal/log/findings', { caller, body: internalLogFindingSchema }),
})

export const deviceAnnouncementPlays = endpoints({
  receive: post('/internal/announcement-plays', {
    caller,
    body: announcementPlayBatchesBodySchema,
    response: playsResults,
  }),
})

export const trackAudio = endpoints({
  /** With an ETag (SHA-256); 404 for a withdrawn or unknown track. */
  open: get('/internal/tracks/:track/:revision/audio', { caller, response: fileStream }),
})

export const announcementAudio = endpoints({
  /** 404 for a revision that was replaced or removed. */
  open: get('/internal/announcements/:announcement/:revision/audio', { caller, response: fileStream }),
})
