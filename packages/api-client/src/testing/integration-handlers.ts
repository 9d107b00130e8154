import { HttpResponse, http } from 'msw'
import type { HandlerContext } from './handler-context'
import { sampleApiKey } from './integration-samples'
import { respondWithError } from './responses'
import type { World } from './world'

/** A key in the mock backend without any scope. */
const scopelessKey = `bgm_${'s'.repeat(43)}`

type Answer = (query: URLSearchParams, id: unknown) => Response

/** The data that an API key can read. */
export function publicApiHandlers(world: World, { url, withoutAuth }: HandlerContext) {
  const withKey = (answer: Answer) =>
    withoutAuth((_body, query, { id }) => {
      const bearer = world.calls.at(-1)?.headers.get('authorization')
      if (bearer === `Bearer ${scopelessKey}`) return respondWithError(403, { code: 'missing-scope' })
      if (bearer !== `Bearer ${sampleApiKey}`) return respondWithError(401, { code: 'invalid-key' })
      return answer(query, id)
    })
  const withZone = (view: (zone: World['zones'][number]) => object) =>
    withKey((_query, id) => {
      const zone = world.zones.find(({ documentId }) => documentId === id)
      return zone ? HttpResponse.json(view(zone)) : respondWithError(404)
    })
  const page = (data: object[]) =>
    HttpResponse.json({ data, meta: { has_more: false, next_cursor: data.length > 0 ? 'MQ' : null } })
  return [
    http.get(
      url('/public-api/zones'),
      withKey(() => page(world.zones)),
    ),
    http.get(
      url('/public-api/zones/:id'),
      withZone(zone => zone),
    ),
    http.get(
      url('/public-api/zones/:id/now-playing'),
      withZone(({ documentId, name, state, state_since, now_playing, now, next_change }) => ({
        zone: { documentId, name },
        state,
        state_since,
        track: now_playing,
        playlist: now_playing?.playlist ?? null,
        planned: now,
        next_change,
      })),
    ),
    http.get(
      url('/public-api/plays'),
      withKey(query =>
        query.get('limit') === '0'
          ? respondWithError(400, { errors: [{ path: ['limit'], message: 'validation.invalid' }] })
          : page(
              world.usage.lines.slice(0, 2).map(line => ({
                ...line,
                business_unit: world.zones[0]?.business_unit,
                track: { ...line.track, isrc: null },
                sealed_on: line.seal?.day ?? null,
              })),
            ),
      ),
    ),
  ]
}
