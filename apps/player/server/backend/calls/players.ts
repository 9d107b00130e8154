import { deviceCodeSchema, deviceTokenSchema, type PlayerIdentity, playersSchema } from '@bgm/validation'
import { type BackendConnection, callForJson, callForNoContent, postTo } from '#server/backend/call-backend'

/** Calls for pairing, tokens and settings of players. */
export const createPlayerCalls = (connection: BackendConnection) => ({
  createPairing: (body: { app_version: string }, clientAddress: string) =>
    callForJson(connection, deviceCodeSchema, { ...postTo('/internal/pairings', body), clientAddress }),

  exchangeDeviceCode: (body: { device_code: string }, clientAddress: string) =>
    callForJson(connection, deviceTokenSchema, {
      ...postTo('/internal/pairings/token', body),
      clientAddress,
    }),

  async unpair(player: string): Promise<void> {
    await callForNoContent(connection, postTo('/internal/players/unpair', { player }))
  },

  /** Rejects with the code `wrong-pin` if it is not the staff PIN of the player's unit. */
  async checkPin(player: string, pin: string): Promise<void> {
    await callForNoContent(connection, postTo('/internal/players/pin', { player, pin }))
  },

  async setVolume(player: string, volume: number): Promise<void> {
    await callForNoContent(connection, postTo('/internal/players/volume', { player, volume }))
  },

  /**
   * Returns players in the order of the hashes; null if the backend responds that no player has the token.
   */
  async findPlayers(tokenHashes: string[]): Promise<(PlayerIdentity | null)[]> {
    const call = postTo('/internal/players/look-up', { token_hashes: tokenHashes })
    return (await callForJson(connection, playersSchema, call)).players
  },
})
