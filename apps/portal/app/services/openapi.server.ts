import { publicNowPlaying, publicPlay, publicPlayPage, publicZone, publicZonePage } from '@bgm/api-client'
import type { ApiScope } from '@bgm/validation'
import { z } from 'zod'

const error = z.object({
  data: z.null(),
  error: z.object({
    status: z.number().int(),
    name: z.string(),
    message: z.string().describe('For developers'),
    details: z.object({
      code: z.string().optional(),
      errors: z
        .array(z.object({ path: z.array(z.string()), message: z.string() }))
        .optional()
        .describe('Parameters with an invalid value'),
      retry_after: z.number().int().optional().describe('Seconds, also in Retry-After'),
    }),
  }),
})

const responses = {
  Zone: publicZone,
  ZonePage: publicZonePage,
  NowPlaying: publicNowPlaying,
  Play: publicPlay,
  PlayPage: publicPlayPage,
  Error: error,
}
type ResponseName = keyof typeof responses

const reference = (name: string) => `#/components/schemas/${name}`

/** The schemas of all responses, which refer to each other. */
function describeResponses() {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(responses)) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, { uri: reference })
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $id: _, $schema: __, ...schema }]) => [name, schema]),
  )
}

type Parameter = { name: string; in: 'path' | 'query'; description: string; schema: z.ZodType }

const id: Parameter = {
  name: 'id',
  in: 'path',
  description: 'Id of a zone',
  schema: z.string().regex(/^[a-z0-9]{24}$/),
}
const paging: Parameter[] = [
  {
    name: 'cursor',
    in: 'query',
    description: '`next_cursor` of the previous page',
    schema: z.string().max(100),
  },
  {
    name: 'limit',
    in: 'query',
    description: 'Rows per page, 100 if absent',
    schema: z.int().min(1).max(500),
  },
]
const period: Parameter[] = [
  {
    name: 'from',
    in: 'query',
    description: 'Plays that started at this time or later',
    schema: z.iso.datetime({ offset: true }),
  },
  {
    name: 'until',
    in: 'query',
    description: 'Plays that started before this time',
    schema: z.iso.datetime({ offset: true }),
  },
  { name: 'zone', in: 'query', description: 'Plays of this zone only', schema: id.schema },
]

type Operation = {
  path: string
  id: string
  summary: string
  scope: ApiScope
  parameters: Parameter[]
  response: ResponseName
  failures: number[]
}

/** Everything that can be called with a key; a test compares it with the routes. */
export const publicOperations: Operation[] = [
  {
    path: '/zones',
    id: 'listZones',
    summary: 'List the zones of the organisation',
    scope: 'zones:read',
    parameters: paging,
    response: 'ZonePage',
    failures: [400, 401, 403, 429, 503],
  },
  {
    path: '/zones/{id}',
    id: 'getZone',
    summary: 'Get a zone',
    scope: 'zones:read',
    parameters: [id],
    response: 'Zone',
    failures: [400, 401, 403, 404, 429, 503],
  },
  {
    path: '/zones/{id}/now-playing',
    id: 'getNowPlaying',
    summary: 'Get what a zone is playing, and what comes next',
    scope: 'now-playing:read',
    parameters: [id],
    response: 'NowPlaying',
    failures: [400, 401, 403, 404, 429, 503],
  },
  {
    path: '/plays',
    id: 'listPlays',
    summary: 'List plays in the order in which they were received',
    scope: 'plays:read',
    parameters: [...period, ...paging],
    response: 'PlayPage',
    failures: [400, 401, 403, 429, 503],
  },
]

const failureTexts: Record<number, string> = {
  400: 'A parameter is invalid',
  401: 'The key is missing, invalid or revoked',
  403: 'The key lacks the scope',
  404: 'The record does not exist or belongs to another organisation',
  429: 'Too many requests',
  503: 'Temporarily unavailable',
}

const content = (name: string) => ({ 'application/json': { schema: { $ref: reference(name) } } })

function describeSchema(schema: z.ZodType): object {
  const { $schema: _, ...described } = z.toJSONSchema(schema)
  return described
}

const describeOperation = ({
  id: operationId,
  summary,
  scope,
  parameters,
  response,
  failures,
}: Operation) => ({
  get: {
    operationId,
    summary,
    description: `Needs the scope \`${scope}\`.`,
    security: [{ apiKey: [] }],
    parameters: parameters.map(({ schema, ...parameter }) => ({
      ...parameter,
      required: parameter.in === 'path',
      schema: describeSchema(schema),
    })),
    responses: {
      200: { description: 'OK', content: content(response) },
      ...Object.fromEntries(
        failures.map(status => [status, { description: failureTexts[status], content: content('Error') }]),
      ),
    },
  },
})

/** The OpenAPI 3.1 description of the public API at this address. */
export const describePublicApi = (url: string) => ({
  openapi: '3.1.0',
  info: { title: 'API for organisations', version: '1' },
  servers: [{ url }],
  paths: Object.fromEntries(
    publicOperations.map(operation => [operation.path, describeOperation(operation)]),
  ),
  components: {
    securitySchemes: {
      apiKey: { type: 'http', scheme: 'bearer', description: 'An API key from the portal' },
    },
    schemas: describeResponses(),
  },
})
