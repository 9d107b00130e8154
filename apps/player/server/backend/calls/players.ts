import {
  deviceCodeSchema,
  deviceTokenSchema,
  type PlayerIdentity,
  playerIdentitiesSchema,
} from '@bgm/validation'
import {
  type BackendConnection,
  callForJson,
  callForNoContent,
  createPostCall,
} from '#server/backend/call-backend'

/** Calls for pairing, tokens and settings of players. */
export const createPlayerCalls = (connection: BackendConnection) => ({
  createPairing: (body: { app_version: string }, clientAddress: string) =>
    callForJson(connection, deviceCodeSchema, {
      ...createPostCall('/internal/pairings', body),
      clientAddress,
    }),

  exchangeDeviceCode: (body: { device_code: string }, clientAddress: string) =>
    callForJson(connection, deviceTokenSchema, {
      ...createPostCall('/internal/pairings/token', body),
      clientAddress,
    }),

  async confirmPairing(
    body: { device_code: string; confirmed: boolean },
    clientAddress: string,
  ): Promise<void> {
    await callForNoContent(connection, {
      ...createPostCall('/internal/pairings/confirm', body),
      clientAddress,
    })
  },

  async unpair(player: string): Promise<void> {
    await callForNoContent(connection, createPostCall('/internal/players/unpair', { player }))
  },

  /** Rejects with the code `wrong-pin` if `pin` is not the staff PIN of the player's unit. */
  async checkPin(player: string, pin: string): Promise<void> {
    await callForNoContent(connection, createPostCall('/internal/players/pin', { player, pin }))
  },

  async setVolume(player: string, volume: number): Promise<void> {
    await callForNoContent(connection, createPostCall('/internal/players/volume', { player, volume }))
  },

  /**
   * Returns the players in the order of the hashes, with null for each token that no player has.
   */
  async findPlayers(tokenHashes: string[]): Promise<(PlayerIdentity | null)[]> {
    const call = createPostCall('/internal/players/look-up', { token_hashes: tokenHashes })
    return (await callForJson(connection, playerIdentitiesSchema, call)).players
  },
})
