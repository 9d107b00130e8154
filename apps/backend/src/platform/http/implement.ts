import { Readable } from 'node:stream'
import {
  type Caller,
  type Endpoint,
  type Endpoints,
  getBodySchema,
  type HandlerValue,
  isFileResponse,
  listParameterNames,
  type ParametersOf,
  type RateLimit,
  toBody,
} from '@bgm/contract'
import { z } from 'zod'
import { fieldError, notFound } from './errors'
import { requireIdempotencyKey } from './idempotency-key'
import { requireInternalKey } from './internal-key'
import { parseInput } from './parse-body'
import { consume } from './rate-limit'
import { getClientAddress } from './request-client'
import { getAccount, type RequestContext, requirePermission } from './request-context'
import { addStrapiNames } from './strapi-names'
import { getSubmissionKey } from './submission'

/** A file that is sent as a download. */
export type FileResponse = {
  name: string
  type: string
  content: Buffer | string | NodeJS.ReadableStream
  /** In bytes, for streams. */
  size?: number
  headers?: Record<string, string>
}

/** The response of endpoints that have nothing to tell. */
export const ok = { ok: true } as const

type Parsed<S> = S extends z.core.$ZodType ? z.output<S> : undefined

/** One call of an endpoint, with its input as parsed by the contract. */
export type Call<E extends Endpoint, Caller = undefined> = {
  params: ParametersOf<E>
  query: E extends { query: infer S } ? Parsed<S> : undefined
  body: E extends { body: infer S } ? Parsed<S> : undefined
  idempotencyKey: E extends { idempotent: true | 'optional' } ? string : undefined
  /** The result of `identify`. */
  caller: Caller
  ctx: RequestContext
}

type Result<E extends Endpoint> = E extends { response: infer R }
  ? R extends { kind: 'file' | 'file-stream' }
    ? FileResponse
    : HandlerValue<R>
  : unknown

export type Handlers<G extends Endpoints, Caller = undefined> = {
  [Name in keyof G]: (call: Call<G[Name], Caller>) => Promise<Result<G[Name]>> | Result<G[Name]>
}

/** Finds out who calls an endpoint, or throws. */
export type Identify<Caller> = (ctx: RequestContext, endpoint: Endpoint) => Promise<Caller>

const recordId = /^[\w.-]{1,64}$/

function parseParameters({ path }: Endpoint, ctx: RequestContext): Record<string, string> {
  const values = listParameterNames(path).map(name => [name, ctx.params[name] ?? ''] as const)
  if (!values.every(([, value]) => recordId.test(value))) throw notFound()
  return Object.fromEntries(values)
}

const getLimitKey = (rule: RateLimit, ctx: RequestContext) =>
  rule.endsWith('-account') ? getAccount(ctx).documentId : getClientAddress(ctx)

function readIdempotencyKey({ idempotent }: Endpoint, ctx: RequestContext): string | undefined {
  if (idempotent === 'optional') return getSubmissionKey(ctx)
  return idempotent && requireIdempotencyKey(ctx)
}

const jsonPart = z.string().max(64 * 1024)

/** The parsed JSON of a multipart request. */
function parsePart(ctx: RequestContext, part: string): unknown {
  const { data } = jsonPart.safeParse(Reflect.get(Object(ctx.request.body), part))
  try {
    return JSON.parse(data ?? '')
  } catch {
    throw fieldError(part, 'validation.invalid')
  }
}

const readBody = ({ upload }: Endpoint, ctx: RequestContext): unknown =>
  upload?.body ? parsePart(ctx, upload.body) : (ctx.request.body ?? {})

const parseCall = (endpoint: Endpoint, ctx: RequestContext) => ({
  params: parseParameters(endpoint, ctx),
  query: endpoint.query && parseInput(endpoint.query, ctx.query),
  body: endpoint.body && parseInput(endpoint.body, readBody(endpoint, ctx)),
  idempotencyKey: readIdempotencyKey(endpoint, ctx),
  ctx,
})

/** Older programs read the name in ASCII. */
function nameAttachment(name: string): string {
  const asciiName = name.replace(/[^\w .-]/g, '_')
  if (asciiName === name) return `attachment; filename="${name}"`
  const encoded = encodeURIComponent(name).replace(/['()*]/g, escape)
  return `attachment; filename="${asciiName}"; filename*=UTF-8''${encoded}`
}

export function sendFile(ctx: RequestContext, { name, type, content, size, headers = {} }: FileResponse) {
  ctx.set('content-type', type)
  ctx.set('content-disposition', nameAttachment(name))
  ctx.set('x-content-type-options', 'nosniff')
  ctx.set('cache-control', 'private, no-store')
  for (const [header, value] of Object.entries(headers)) ctx.set(header, value)
  // Koa would keep the connection open, so that a file that ends early would look complete or stalled.
  if (content instanceof Readable)
    content.on('error', () => {
      if (ctx.res.headersSent) ctx.req.socket.destroy()
    })
  ctx.body = content
  if (size !== undefined) ctx.set('content-length', String(size))
}

type DatabasePage = { page: number; pageSize: number; pageCount: number; total: number }

export const toPagination = ({ page, pageSize, pageCount, total }: DatabasePage) => ({
  page,
  page_size: pageSize,
  page_count: pageCount,
  total,
})

/** One page of a list, with the names of the contract. */
export const toPage = <T>(data: T[], pagination: DatabasePage) => ({
  data,
  pagination: toPagination(pagination),
})

/** Writes a value through a schema. An error names the places of a mismatch, not the values. */
function write({ method, path }: Endpoint, schema: z.core.$ZodType, value: unknown): unknown {
  const { data, error } = z.safeParse(schema, value)
  if (!error) return data
  const places = error.issues.map(issue => `${issue.path.join('.')} (${issue.code})`)
  throw new Error(`The response of ${method} ${path} does not match the contract: ${places.join(', ')}`)
}

/** Writes records as JSON while they are read. */
async function* writeStream(endpoint: Endpoint, item: z.ZodType, records: AsyncIterable<unknown>) {
  yield '{"data":['
  let separator = ''
  for await (const record of records) {
    yield separator + JSON.stringify(addStrapiNames(write(endpoint, item, record)))
    separator = ','
  }
  yield ']}'
}

const withInternalKey: readonly unknown[] = ['server', 'gateway'] satisfies Caller[]
const keyHolders: readonly unknown[] = ['api-key', 'collective-key'] satisfies Caller[]
const withoutSession: readonly unknown[] = ['anyone', ...withInternalKey, ...keyHolders]
const withoutStrapiNames: readonly unknown[] = ['gateway', ...keyHolders]

function send(ctx: RequestContext, endpoint: Endpoint, result: unknown): void {
  const { response, caller } = endpoint
  ctx.status = endpoint.status ?? (response ? 200 : 204)
  if (!response) return
  if (isFileResponse(response))
    sendFile(ctx, result as FileResponse) // The type of the handler says so.
  else if ('kind' in response && response.kind === 'data-stream') {
    ctx.set('content-type', 'application/json; charset=utf-8')
    ctx.body = Readable.from(writeStream(endpoint, response.item, result as AsyncIterable<unknown>))
  } else {
    const value = toBody(response, result)
    // Writing the 10,000 tracks of a bundle would keep this thread for 100 ms, and the gateway parses them itself.
    const body = caller === 'gateway' ? value : write(endpoint, getBodySchema(response), value)
    ctx.body = withoutStrapiNames.includes(caller) ? body : addStrapiNames(body)
  }
}

type AnyCall = ReturnType<typeof parseCall> & { caller: unknown }

/**
 * Creates the actions of a controller. Each checks the caller, parses the input, counts the attempt and writes the
 * result through the schema of the response, so that a field that the contract does not name is never sent.
 * `identify` finds callers that Strapi does not know, before the input is parsed.
 */
export function implement<G extends Endpoints, Caller = undefined>(
  group: G,
  handlers: NoInfer<Handlers<G, Caller>>,
  identify?: Identify<Caller>,
) {
  // The handlers of a group have no common type.
  const handlersByName = handlers as unknown as Record<string, (call: AnyCall) => unknown>
  const createAction =
    (endpoint: Endpoint, handle: (call: AnyCall) => unknown) => async (ctx: RequestContext) => {
      if (withInternalKey.includes(endpoint.caller)) requireInternalKey(ctx)
      if (endpoint.permission) requirePermission(ctx, endpoint.permission)
      const caller = await identify?.(ctx, endpoint)
      const call = { ...parseCall(endpoint, ctx), caller }
      for (const rule of endpoint.limits ?? []) await consume(rule, getLimitKey(rule, ctx))
      send(ctx, endpoint, await handle(call))
    }
  return Object.fromEntries(
    Object.entries(group).flatMap(([name, endpoint]) => {
      const handle = handlersByName[name]
      return handle ? [[name, createAction(endpoint, handle)]] : []
    }),
  )
}

/** Strapi's routes for the endpoints that a controller implements. Strapi checks the callers that have a session. */
export const createRoutes = (group: Endpoints, controller: string) => ({
  routes: Object.entries(group).map(([name, { method, path, caller }]) => ({
    method,
    path,
    handler: `${controller}.${name}`,
    ...(withoutSession.includes(caller) ? { config: { auth: false } } : {}),
  })),
})
