import {
  respondWithError,
  sampleApiKey,
  sampleCollectiveKey,
  sampleNowPlaying,
} from '@bgm/api-client/testing'
import { publicZones } from '@bgm/contract'
import { publicOperations } from '@bgm/contract/openapi'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import routes from '#app/routes'
import { loaderArgs, respond, startBackend } from '#app/testing/backend'
import { loader as collectiveArchive } from './collective-archive'
import { loader as collectiveCheckpoints } from './collective-checkpoints'
import { loader as collectiveFile } from './collective-file'
import { loader as collectiveLog } from './collective-log'
import { loader as collectiveMonth } from './collective-month'
import { loader as collectiveMonths } from './collective-months'
import { loader as collectivePlays } from './collective-plays'
import { loader as collectiveVenues } from './collective-venues'
import { loader as collectiveWorks } from './collective-works'
import { loader as nowPlaying } from './now-playing'
import { action, loader as openApi } from './openapi'
import { loader as plays } from './plays'
import { loader as unknown } from './unknown'
import { loader as zone } from './zone'
import { loader as zones } from './zones'

const id = 'zonelobi0000000000000001'
const args = (path: string, { key = sampleApiKey, headers = {} } = {}) =>
  loaderArgs(`/api/v1${path}`, {
    params: { id, month: '2026-10', version: '1', format: 'csv', day: '2026-10-03' },
    headers: { cookie: '', authorization: `Bearer ${key}`, ...headers },
  })

const loaders: Record<string, (args: LoaderFunctionArgs) => Promise<Response>> = {
  '/zones': zones,
  '/zones/{id}': zone,
  '/zones/{id}/now-playing': nowPlaying,
  '/plays': plays,
  '/collective/months': collectiveMonths,
  '/collective/months/{month}': collectiveMonth,
  '/collective/months/{month}/archive': collectiveArchive,
  '/collective/months/{month}/versions/{version}/files/{format}': collectiveFile,
  '/collective/logs/{day}': collectiveLog,
  '/collective/checkpoints': collectiveCheckpoints,
  '/collective/plays': collectivePlays,
  '/collective/venues': collectiveVenues,
  '/collective/works': collectiveWorks,
}

const documentSchema = z.object({
  openapi: z.literal('3.1.0'),
  paths: z.record(
    z.string(),
    z.object({
      get: z.object({
        responses: z.record(
          z.string(),
          z.object({
            content: z.record(z.string(), z.object({ schema: z.object({ $ref: z.string() }).optional() })),
          }),
        ),
      }),
    }),
  ),
  components: z.object({ schemas: z.record(z.string(), z.record(z.string(), z.unknown())) }),
})

/** Returns a function that validates the response to a path, based only on the published file. */
async function readDocument() {
  const document = documentSchema.parse(await openApi().json())
  const { schemas } = document.components
  return {
    paths: Object.keys(document.paths),
    validatorFor(path: string, status: number) {
      const { $ref } = document.paths[path]?.get.responses[status]?.content['application/json']?.schema ?? {}
      const whole = { $ref: $ref?.replace('components/schemas', '$defs') ?? '', $defs: schemas }
      return z.fromJSONSchema(
        JSON.parse(JSON.stringify(whole).replaceAll('#/components/schemas/', '#/$defs/')),
      )
    },
  }
}

describe('the OpenAPI file', () => {
  test('lists exactly the paths that are served', async () => {
    const { paths } = await readDocument()
    const served = (await routes).flatMap(({ path = '', file }) =>
      path.startsWith('api/v1/') && !file.endsWith('openapi.ts')
        ? [path.slice('api/v1'.length).replaceAll(/:(\w+)/g, '{$1}')]
        : [],
    )
    expect(paths.sort()).toEqual(served.sort())
    expect(paths).toEqual(Object.keys(loaders).sort())
  })

  const operations = publicOperations.map(({ path, type, endpoint }) => ({
    path,
    endpoint,
    query: ['/collective/venues', '/collective/works'].includes(path) ? '?month=2026-10' : '',
    isFile: type !== undefined,
    key: endpoint.caller === 'collective-key' ? sampleCollectiveKey : sampleApiKey,
  }))

  test.each(operations)(
    'describes the responses of $path',
    { timeout: 30_000 },
    async ({ path, query, key, endpoint, isFile }) => {
      const { calls, server } = startBackend()
      const { validatorFor } = await readDocument()
      const call = loaders[path]
      if (!call) throw new Error('no loader')
      const good = await call(args(path + query, { key }))
      expect(good.status).toBe(200)
      if (isFile) {
        expect(good.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''usage-/)
        expect(await good.text()).toContain('period')
      } else {
        const body: unknown = await good.json()
        expect(validatorFor(path, 200).safeParse(body).error).toBeUndefined()
        expect(validatorFor(path, 200).safeParse({ ...Object(body), surplus: 1 }).success).toBe(false)
        expect(validatorFor(path, 200).safeParse({}).success).toBe(false)
      }
      expect(calls.at(-1)?.headers.get('authorization')).toBe(`Bearer ${key}`)
      server.use(respond(endpoint, respondWithError(401, { code: 'invalid-key' })))
      const denied = await call(args(path + query, { key: 'bgm_unknown' }))
      expect([denied.status, denied.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
      expect(validatorFor(path, 401).safeParse(await denied.json()).error).toBeUndefined()
    },
  )
})

describe('the public API', () => {
  test('reports errors as JSON, never as a page or a redirect', async () => {
    startBackend(respond(publicZones.getZone, respondWithError(404)))
    const missing = await zone(
      loaderArgs('/api/v1/zones/x', {
        params: { id: 'x'.repeat(24) },
        headers: { authorization: `Bearer ${sampleApiKey}` },
      }),
    )
    expect([missing.status, (await missing.json()).error.name]).toEqual([404, 'NotFoundError'])
    const wrong = await plays(args('/plays?limit=0'))
    expect([wrong.status, (await wrong.json()).error.details.errors]).toEqual([
      400,
      [{ path: ['limit'], message: 'validation.invalid' }],
    ])
    expect((await plays(args('/plays?limit=1&limit=2'))).status).toBe(400)
    expect([unknown().status, action().status, action().headers.get('allow')]).toEqual([
      404,
      405,
      'GET, HEAD',
    ])
  })

  test('sends a file only in response to a GET request without parameters', async () => {
    const { calls } = startBackend()
    const options = { key: sampleCollectiveKey }
    expect((await collectiveLog(args('/collective/logs/2026-10-03?limit=1', options))).status).toBe(400)
    const { request, ...rest } = args('/collective/logs/2026-10-03', options)
    const head = await collectiveLog({ ...rest, request: new Request(request, { method: 'HEAD' }) })
    expect([head.status, head.headers.get('allow'), calls.length]).toEqual([405, 'GET', 0])
  })

  test('ignores the session cookie', async () => {
    const refused = respondWithError(401, { code: 'invalid-key' })
    const { calls } = startBackend(respond(publicZones.listZones, refused))
    const response = await zones(loaderArgs('/api/v1/zones'))
    expect(response.status).toBe(401)
    expect(calls.at(-1)?.headers.get('authorization')).toBeNull()
  })

  test('sends an ETag that changes with the state of a zone', async () => {
    const { server } = startBackend()
    const etag = async () => (await nowPlaying(args('/zones'))).headers.get('etag')
    const before = await etag()
    expect(await etag()).toBe(before)
    server.use(respond(publicZones.getNowPlaying, { ...sampleNowPlaying, state: 'offline' }))
    expect(await etag()).not.toBe(before)
  })

  test('does not reveal that the backend failed', async () => {
    startBackend(http.get('*', () => HttpResponse.error()))
    const response = await zones(args('/zones'))
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10'])
    expect(await response.text()).not.toContain('backend')
  })
})
