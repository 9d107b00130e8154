import { z } from 'zod'
import { collectiveApiReports, collectiveApiUsage } from './collective-api'
import { type Endpoint, type Endpoints, listParameterNames } from './endpoint'
import { publicPlays, publicZones } from './public-api'
import { getBodySchema, isFileResponse, type ResponseType } from './response'

type Description = {
  id: string
  summary: string
  /** The type of a file. */
  type?: string
  /** Whether the parameters of the query can refer to something that does not exist. */
  missing?: true
}

export type PublicOperation = Description & { path: string; endpoint: Endpoint }

const describeGroup = <G extends Endpoints>(
  group: G,
  descriptions: Record<keyof G, Description>,
): PublicOperation[] =>
  Object.entries(group).map(([name, endpoint]) => ({
    ...descriptions[name as keyof G], // Object.entries loses the names.
    path: endpoint.path.slice('/public-api'.length).replaceAll(/:(\w+)/g, '{$1}'),
    endpoint,
  }))

/** All operations that can be called with a key. */
export const publicOperations: readonly PublicOperation[] = [
  ...describeGroup(publicZones, {
    listZones: { id: 'listZones', summary: 'List the zones of the organisation' },
    getZone: { id: 'getZone', summary: 'Get a zone' },
    getNowPlaying: { id: 'getNowPlaying', summary: 'Get what a zone is playing, and what comes next' },
  }),
  ...describeGroup(publicPlays, {
    listPlays: { id: 'listPlays', summary: 'List plays in the order in which they were received' },
  }),
  ...describeGroup(collectiveApiReports, {
    listMonths: { id: 'listCollectiveMonths', summary: 'List all months, oldest first' },
    getMonth: {
      id: 'getCollectiveMonth',
      summary: 'Get the versions of a month with their files and deliveries',
    },
    openFile: {
      id: 'downloadCollectiveFile',
      summary: 'Download a file of a report; `Repr-Digest` is its checksum',
      type: 'application/octet-stream',
    },
    openArchive: {
      id: 'downloadCollectiveMonth',
      summary: 'Download all files of all versions of a month as one ZIP archive, with `SHA256SUMS`',
      type: 'application/zip',
    },
    openLog: {
      id: 'downloadCollectiveLog',
      summary: 'Download the plays of a day that was sealed before there was a usage log (JSONL)',
      type: 'application/jsonl',
    },
    openCheckpoints: {
      id: 'downloadCollectiveCheckpoints',
      summary: 'Download all signed checkpoints (JSONL)',
      type: 'application/jsonl',
    },
  }),
  ...describeGroup(collectiveApiUsage, {
    listPlays: {
      id: 'listCollectivePlays',
      summary:
        'List the plays of a final month, or those that arrived on a day, in the order of the usage log',
      missing: true,
    },
    listVenues: {
      id: 'listCollectiveVenues',
      summary: 'List the venues of a month with their coverage, in the order in which they were created',
    },
    listWorks: {
      id: 'listCollectiveWorks',
      summary: 'List the works of a report, those heard the longest first',
      missing: true,
    },
  }),
]

const pathParameters: Record<string, z.ZodType> = {
  id: z
    .string()
    .regex(/^[a-z0-9]{24}$/)
    .describe('Id of a zone'),
  month: z
    .string()
    .regex(/^20\d{2}-(0[1-9]|1[0-2])$/)
    .describe('Such as 2026-11'),
  version: z.int().min(1).describe('Number of the version'),
  format: z.string().max(40).describe('`format` of the file'),
  day: z.iso.date().describe('Day of the seal'),
}

const error = z
  .object({
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
  .meta({ id: 'Error' })

const failureTexts: Record<number, string> = {
  400: 'A parameter is invalid',
  401: 'The key is missing, invalid, expired or revoked',
  403: 'The key lacks the scope',
  404: 'The record does not exist or belongs to somebody else',
  429: 'Too many requests',
  503: 'Temporarily unavailable',
}

type JsonSchema = z.core.JSONSchema.JSONSchema

function describeSchema(schema: z.core.$ZodType): JsonSchema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io: 'input' })
  return described
}

/** An empty parameter counts as missing, and a number is sent as text. Neither has to be described. */
function simplify({ anyOf = [], ...schema }: JsonSchema): JsonSchema {
  const [first] = anyOf.filter(one => one.const !== '')
  return first ? simplify({ ...first, ...schema }) : schema
}

function describeParameter(place: 'path' | 'query', name: string, schema: JsonSchema, required: boolean) {
  const { description, ...rest } = simplify(schema)
  return { name, in: place, description, required, schema: rest }
}

function listParameters({ path, query }: Endpoint) {
  const { properties = {}, required = [] } = query ? describeSchema(query) : {}
  return [
    ...listParameterNames(path).map(name =>
      describeParameter('path', name, describeSchema(pathParameters[name] ?? z.string()), true),
    ),
    ...Object.entries(properties).map(([name, schema]) =>
      describeParameter('query', name, Object(schema), required.includes(name)),
    ),
  ]
}

const prefix = '#/components/schemas/'

/** The schemas of all responses, by the ids that they declare. Schemas refer to each other by id. */
function describeSchemas(): Record<string, unknown> {
  const responses = publicOperations.flatMap(({ endpoint: { response } }) =>
    response && !isFileResponse(response) ? [getBodySchema(response)] : [],
  )
  const schemas = Object.assign({}, ...[...responses, error].map(schema => z.toJSONSchema(schema).$defs))
  return JSON.parse(JSON.stringify(schemas).replaceAll('"#/$defs/', `"${prefix}`))
}

const reference = (schema: z.core.$ZodType) => ({
  'application/json': { schema: { $ref: `${prefix}${z.globalRegistry.get(schema)?.id}` } },
})

const describeContent = (response: ResponseType | undefined, type = '') =>
  response && !isFileResponse(response) ? reference(getBodySchema(response)) : { [type]: {} }

function describeOperation({ id, summary, type, missing, endpoint }: PublicOperation) {
  const parameters = listParameters(endpoint)
  const isMissable = missing ?? parameters.some(parameter => parameter.in === 'path')
  const failures = [400, 401, 403, ...(isMissable ? [404] : []), 429, 503]
  return {
    operationId: id,
    summary,
    description: `Needs the scope \`${endpoint.scope}\`.`,
    security: [endpoint.caller === 'collective-key' ? { collectiveKey: [] } : { apiKey: [] }],
    parameters,
    responses: {
      200: { description: 'OK', content: describeContent(endpoint.response, type) },
      ...Object.fromEntries(
        failures.map(status => [status, { description: failureTexts[status], content: reference(error) }]),
      ),
    },
  }
}

/** Returns the OpenAPI 3.1 description of the public API at the given URL. */
export const describePublicApi = (url: string) => ({
  openapi: '3.1.0',
  info: { title: 'API for organisations and collective bodies', version: '1' },
  servers: [{ url }],
  paths: Object.fromEntries(
    publicOperations.map(operation => [operation.path, { get: describeOperation(operation) }]),
  ),
  components: {
    securitySchemes: {
      apiKey: { type: 'http', scheme: 'bearer', description: 'An API key of an organisation' },
      collectiveKey: { type: 'http', scheme: 'bearer', description: 'An API key of a collective body' },
    },
    schemas: describeSchemas(),
  },
})
