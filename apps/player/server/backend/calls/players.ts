import { devicePairings, deviceSettings, players } from '@bgm/contract'
import type { PlayerIdentity } from '@bgm/validation'
import { type BackendConnection, callForJson, callForNoContent } from '#server/backend/call-backend'

/** Calls for pairing, tokens and settings of players. */
export const createPlayerCalls = (connection: BackendConnection) => ({
  createPairing: (body: { app_version: string }, clientAddress: string) =>
    callForJson(connection, devicePairings.create, [body], { clientAddress }),

  exchangeDeviceCode: (body: { device_code: string }, clientAddress: string) =>
    callForJson(connection, devicePairings.getToken, [body], { clientAddress }),

  confirmPairing: (body: { device_code: string; confirmed: boolean }, clientAddress: string) =>
    callForNoContent(connection, devicePairings.confirm, [body], { clientAddress }),

  unpair: (player: string) => callForNoContent(connection, devicePairings.unpair, [{ player }]),

  /** Rejects with the code `wrong-pin` if `pin` is not the staff PIN of the player's unit. */
  checkPin: (player: string, pin: string) =>
    callForNoContent(connection, deviceSettings.checkPin, [{ player, pin }]),

  setVolume: (player: string, volume: number) =>
    callForNoContent(connection, deviceSettings.setVolume, [{ player, volume }]),

  /**
   * Returns the players in the order of the hashes, with null for each token that no player has.
   */
  findPlayers: async (token_hashes: string[]): Promise<(PlayerIdentity | null)[]> =>
    (await callForJson(connection, players.lookUp, [{ token_hashes }])).players,
})
