import { players } from '@bgm/contract'
import { implement } from '#src/platform/http/implement'
import { findPlayersByToken, storePresence } from '#src/playback'

export default implement(players, {
  // The gateway ends a device's pairing only if the response is an explicit null. Without the internal key, the
  // response is a 404.
  lookUp: async ({ body }) => ({ players: await findPlayersByToken(body.token_hashes) }),
  reportPresence: async ({ body }) => ({ copied: await storePresence(body.players) }),
})
