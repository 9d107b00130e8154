import { HttpResponse, http } from 'msw'
import type { HandlerContext } from './handler-context'
import { respondWithError, respondWithFieldError, respondWithList } from './responses'
import type { World } from './world'

/** Two keys in the mock backend: one with every scope, one with none. */
export const sampleApiKey = `bgm_${'k'.repeat(43)}`
const scopelessKey = `bgm_${'s'.repeat(43)}`

export const sampleApiKeyRow = {
  documentId: 'apikey000000000000000001',
  name: 'Dasbor kantor pusat',
  prefix: 'bgm_kkkkkk',
  scopes: ['zones:read', 'plays:read'],
  created_by: 'Sari Wulandari' as string | null,
  created_at: '2026-11-20T05:00:00.000Z',
  last_used_at: null as string | null,
  review_since: null as string | null,
}

export const sampleWebhook = {
  documentId: 'webhook00000000000000001',
  url: 'https://example.com/hook',
  events: ['zone.state_changed'],
  state: 'active',
  failing_since: null as string | null,
  former_secret_until: null as string | null,
  created_at: '2026-11-20T05:00:00.000Z',
  review_since: null as string | null,
}

const sampleDelivery = {
  documentId: 'delivery0000000000000001',
  event: 'zone.state_changed',
  subject: 'Contoh Braga · Lobi',
  state: 'failed',
  attempts: 3,
  status: 500 as number | null,
  error: null as string | null,
  created_at: '2026-11-20T05:00:00.000Z',
  attempted_at: '2026-11-20T05:10:00.000Z' as string | null,
}

/** The secret of every webhook in the mock backend. */
const sampleSecret = `whsec_${'A'.repeat(43)}=`

/** The API keys and webhooks of the organisation, and the data that a key can read. */
export function integrationHandlers(world: World, context: HandlerContext) {
  const { url, withConfirmedAccount } = context
  return [
    http.get(
      url('/api-keys'),
      withConfirmedAccount(() => HttpResponse.json({ data: world.apiKeys })),
    ),
    http.post(
      url('/api-keys'),
      withConfirmedAccount(({ key_name, scopes }) => {
        const [known] = world.apiKeys
        const key = { ...sampleApiKeyRow, name: String(key_name), scopes: scopes as string[] } // checked by the schema
        world.apiKeys = [key, ...(known ? [known] : [])]
        return HttpResponse.json({ token: sampleApiKey, key }, { status: 201 })
      }),
    ),
    http.post(
      url('/api-keys/:id/keep'),
      withConfirmedAccount((_body, _query, { id }) => {
        for (const key of world.apiKeys) if (key.documentId === id) key.review_since = null
        return new HttpResponse(null, { status: 204 })
      }),
    ),
    http.delete(
      url('/api-keys/:id'),
      withConfirmedAccount((_body, _query, { id }) => {
        world.apiKeys = world.apiKeys.filter(({ documentId }) => documentId !== id)
        return new HttpResponse(null, { status: 204 })
      }),
    ),
    ...webhookHandlers(world, context),
    ...publicApiHandlers(world, context),
  ]
}

function webhookHandlers(world: World, { url, withConfirmedAccount }: HandlerContext) {
  type Row = World['webhooks'][number]
  const withWebhook = (
    answer: (row: Row, body: Partial<Record<string, unknown>>, page: URLSearchParams) => Response,
  ) =>
    withConfirmedAccount((body, query, { id }) => {
      const row = world.webhooks.find(({ documentId }) => documentId === id)
      return row ? answer(row, body, query) : respondWithError(404)
    })
  const noContent = () => new HttpResponse(null, { status: 204 })
  return [
    http.get(
      url('/webhooks'),
      withConfirmedAccount(() => HttpResponse.json({ data: world.webhooks })),
    ),
    http.post(
      url('/webhooks'),
      withConfirmedAccount(({ webhook_url, events }) => {
        const text = String(webhook_url)
        if (!text.startsWith('https:')) return respondWithFieldError('webhook_url', 'validation.webhook_url')
        const webhook = { ...sampleWebhook, url: text, events: events as string[] } // checked by the schema
        world.webhooks = [webhook]
        return HttpResponse.json({ secret: sampleSecret, webhook }, { status: 201 })
      }),
    ),
    http.get(
      url('/webhooks/:id'),
      withWebhook(row => HttpResponse.json(row)),
    ),
    http.put(
      url('/webhooks/:id'),
      withWebhook((row, { webhook_url, events }) => {
        const moved = new URL(String(webhook_url)).origin !== new URL(row.url).origin
        Object.assign(row, { url: webhook_url, events })
        return HttpResponse.json({ secret: moved ? sampleSecret : null, webhook: row })
      }),
    ),
    http.delete(
      url('/webhooks/:id'),
      withWebhook(row => {
        world.webhooks = world.webhooks.filter(one => one !== row)
        return noContent()
      }),
    ),
    http.post(
      url('/webhooks/:id/secret'),
      withWebhook(() => HttpResponse.json({ secret: sampleSecret })),
    ),
    http.post(
      url('/webhooks/:id/enable'),
      withWebhook(row => {
        row.state = 'active'
        return HttpResponse.json(row)
      }),
    ),
    http.post(
      url('/webhooks/:id/keep'),
      withWebhook(row => {
        row.review_since = null
        return noContent()
      }),
    ),
    http.post(url('/webhooks/:id/test'), withWebhook(noContent)),
    http.get(
      url('/webhooks/:id/deliveries'),
      withWebhook((_row, _body, query) =>
        respondWithList([sampleDelivery], query, { page: 'page', size: 'page_size' }),
      ),
    ),
    http.post(url('/webhooks/:id/deliveries/:delivery/send'), withWebhook(noContent)),
  ]
}

type Answer = (query: URLSearchParams, id: unknown) => Response

function publicApiHandlers(world: World, { url, withoutAuth }: HandlerContext) {
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
