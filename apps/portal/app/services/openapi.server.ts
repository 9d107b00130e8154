import {
  collectiveMonthDetailSchema,
  collectiveMonthListSchema,
  collectivePlayPageSchema,
  collectivePlaySchema,
  collectiveVenuePageSchema,
  collectiveVenueSchema,
  collectiveWorkPageSchema,
  collectiveWorkSchema,
  publicNowPlayingSchema,
  publicPlayPageSchema,
  publicPlaySchema,
  publicZonePageSchema,
  publicZoneSchema,
} from '@bgm/api-client'
import { z } from 'zod'
import {
  isCollectiveOperation,
  type Operation,
  publicOperations,
  type ResponseName,
} from './public-operations'

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
  Zone: publicZoneSchema,
  ZonePage: publicZonePageSchema,
  NowPlaying: publicNowPlayingSchema,
  Play: publicPlaySchema,
  PlayPage: publicPlayPageSchema,
  CollectiveMonthList: collectiveMonthListSchema,
  CollectiveMonth: collectiveMonthDetailSchema,
  CollectivePlay: collectivePlaySchema,
  CollectivePlayPage: collectivePlayPageSchema,
  CollectiveVenue: collectiveVenueSchema,
  CollectiveVenuePage: collectiveVenuePageSchema,
  CollectiveWork: collectiveWorkSchema,
  CollectiveWorkPage: collectiveWorkPageSchema,
  Error: error,
} satisfies Record<ResponseName, z.ZodType> & Record<string, z.ZodType>

const reference = (name: string) => `#/components/schemas/${name}`

/** Describes the schemas of all responses, which reference each other. */
function describeResponses() {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(responses)) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, { uri: reference })
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $id: _, $schema: __, ...schema }]) => [name, schema]),
  )
}

const failureTexts: Record<number, string> = {
  400: 'A parameter is invalid',
  401: 'The key is missing, invalid, expired or revoked',
  403: 'The key lacks the scope',
  404: 'The record does not exist or belongs to somebody else',
  429: 'Too many requests',
  503: 'Temporarily unavailable',
}

const content = (name: string) => ({ 'application/json': { schema: { $ref: reference(name) } } })

function describeSchema(schema: z.ZodType): object {
  const { $schema: _, ...described } = z.toJSONSchema(schema)
  return described
}

const fileTypes = { file: 'application/octet-stream', lines: 'application/jsonl' } as const

const contentOf = (response: Operation['response']) =>
  response === 'file' || response === 'lines' ? { [fileTypes[response]]: {} } : content(response)

const describeOperation = (operation: Operation) => ({
  get: {
    operationId: operation.id,
    summary: operation.summary,
    description: `Needs the scope \`${operation.scope}\`.`,
    security: [isCollectiveOperation(operation) ? { collectiveKey: [] } : { apiKey: [] }],
    parameters: operation.parameters.map(({ schema, required = false, ...parameter }) => ({
      ...parameter,
      required: required || parameter.in === 'path',
      schema: describeSchema(schema),
    })),
    responses: {
      200: { description: 'OK', content: contentOf(operation.response) },
      ...Object.fromEntries(
        operation.failures.map(status => [
          status,
          { description: failureTexts[status], content: content('Error') },
        ]),
      ),
    },
  },
})

/** Returns the OpenAPI 3.1 description of the public API at the given URL. */
export const describePublicApi = (url: string) => ({
  openapi: '3.1.0',
  info: { title: 'API for organisations and collective bodies', version: '1' },
  servers: [{ url }],
  paths: Object.fromEntries(
    publicOperations.map(operation => [operation.path, describeOperation(operation)]),
  ),
  components: {
    securitySchemes: {
      apiKey: { type: 'http', scheme: 'bearer', description: 'An API key of an organisation' },
      collectiveKey: { type: 'http', scheme: 'bearer', description: 'An API key of a collective body' },
    },
    schemas: describeResponses(),
  },
})
