import { publicZones } from '@bgm/contract'
import { identifyApiKey } from '#src/api/api-key/services/authenticate'
import type { Scope } from '#src/api/membership/services/scope'
import { notFound } from '#src/http/errors'
import { implement } from '#src/http/implement'
import { decodeCursor } from '../rules/cursor'
import { findPublicZone, listPublicZones, toNowPlayingView } from '../services/zones'

async function getZone(scope: Scope, id: string) {
  const zone = await findPublicZone(scope, id)
  if (!zone) throw notFound()
  return zone
}

export default implement(
  publicZones,
  {
    listZones: ({ query: { cursor, limit }, caller: scope }) =>
      listPublicZones(scope, { after: decodeCursor(cursor)?.[0] ?? 0, limit }),

    getZone: ({ params, caller: scope }) => getZone(scope, params.id),

    getNowPlaying: async ({ params, caller: scope }) => toNowPlayingView(await getZone(scope, params.id)),
  },
  identifyApiKey,
)
