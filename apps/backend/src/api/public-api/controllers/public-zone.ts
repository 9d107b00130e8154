import { publicZones } from '@bgm/contract'
import type { Scope } from '#src/customers'
import {
  decodeCursor,
  findPublicZone,
  identifyApiKey,
  listPublicZones,
  toNowPlayingView,
} from '#src/integrations'
import { notFound } from '#src/platform/http/errors'
import { implement } from '#src/platform/http/implement'

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
