import { devicePairings, deviceSettings, players } from '@bgm/contract'
import type { DeviceKeyState, KeyProof, PlayerIdentity } from '@bgm/validation'
import { type BackendConnection, callForJson, callForNoContent } from '#server/backend/call-backend'

type TokenRequest = { device_code: string; key?: KeyProof | undefined }

/** Calls for pairing, tokens and settings of players. */
export const createPlayerCalls = (connection: BackendConnection) => ({
  createPairing: (body: { app_version: string }, clientAddress: string) =>
    callForJson(connection, devicePairings.create, [body], { clientAddress }),

  exchangeDeviceCode: (body: TokenRequest, clientAddress: string) =>
    callForJson(connection, devicePairings.getToken, [body], { clientAddress }),

  confirmPairing: (body: TokenRequest & { confirmed: boolean }, clientAddress: string) =>
    callForNoContent(connection, devicePairings.confirm, [body], { clientAddress }),

  /** Returns whether the player's key is used. */
  setKey: async (player: string, key: KeyProof): Promise<DeviceKeyState> =>
    (await callForJson(connection, devicePairings.setKey, [{ player, key }])).state,

  installDevice: (body: { device_code: string; code: string }, clientAddress: string) =>
    callForNoContent(connection, devicePairings.install, [body], { clientAddress }),

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
