import type { ApiScope, CollectiveScope, Permission } from '@bgm/validation'
import type { z } from 'zod'
import type { KeyRateLimit, RateLimit } from './rate-limits'
import type { ResponseType } from './response'

/**
 * Who may call an endpoint: anyone; an account whose email address is unconfirmed; a member; a user of a collective
 * body, also before the second factor is set up; our own servers; the gateway of the players; the holder of an API key.
 */
export type Caller =
  | 'anyone'
  | 'unconfirmed'
  | 'member'
  | 'collective-setup'
  | 'collective'
  | 'server'
  | 'gateway'
  | 'api-key'
  | 'collective-key'

export type EndpointOptions = {
  /** `unconfirmed` includes members, and `collective-setup` includes users of collective bodies. */
  caller: Caller | readonly Caller[]
  query?: z.core.$ZodType
  body?: z.core.$ZodType
  /** The parts of a multipart form: the file, which the handler reads itself, and the JSON of `body`, if any. */
  upload?: { file: string; body?: string }
  /** Without it, the response has status 204 and no body. */
  response?: ResponseType
  /** The status of success, if it is neither 200 nor 204. */
  status?: 201 | 202
  /** The codes of 400, 409, 422 and 503 responses. */
  errors?: readonly string[]
  /**
   * The permission of the caller's role, checked before the input is parsed. Endpoints for one record check it in the
   * handler, because a record out of scope is a 404 for every role.
   */
  permission?: Permission
  /** The scope that the caller's API key needs. */
  scope?: ApiScope | CollectiveScope
  /** How often an API key may call this endpoint, if it does not count as every other call with the key. */
  keyLimit?: KeyRateLimit
  /** Attempts of the account or the IP address, counted once the input is valid. */
  limits?: readonly RateLimit[]
  /** Repeating the header `Idempotency-Key` repeats the response. If it is optional, a call without it is a new one. */
  idempotent?: true | 'optional'
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
export type Path = `/${string}`
export type Endpoint<P extends Path = Path, O extends EndpointOptions = EndpointOptions> = O & {
  method: Method
  path: P
}
export type Endpoints = Readonly<Record<string, Endpoint>>

const createMethod =
  (method: Method) =>
  <const P extends Path, const O extends EndpointOptions>(path: P, options: O): Endpoint<P, O> => ({
    ...options,
    method,
    path,
  })

export const get = createMethod('GET')
export const post = createMethod('POST')
export const put = createMethod('PUT')
export const del = createMethod('DELETE')

/** The endpoints of one noun, by name. */
export const endpoints = <const G extends Endpoints>(group: G): G => group

type ParameterNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? [Name, ...ParameterNames<`/${Rest}`>]
  : P extends `${string}:${infer Name}`
    ? [Name]
    : []

/** The parameters of a path, such as `{ id: string }`. */
export type ParametersOf<E extends Endpoint> = { [Name in ParameterNames<E['path']>[number]]: string }

type ParameterValues<P extends string> = P extends `${string}:${string}/${infer Rest}`
  ? [string, ...ParameterValues<`/${Rest}`>]
  : P extends `${string}:${string}`
    ? [string]
    : []

type BodyOrQuery<E extends Endpoint> = E extends { body: infer B extends z.core.$ZodType }
  ? [body: z.output<B>]
  : E extends { query: infer Q extends z.core.$ZodType }
    ? Record<never, never> extends z.input<Q>
      ? [query?: z.input<Q>]
      : [query: z.input<Q>]
    : []

type Input<E extends Endpoint> = [...BodyOrQuery<E>, ...(E extends { upload: object } ? [file: File] : [])]

/** The arguments of a call: the parameters of the path in their order, the body or the query, the file, and the key. */
export type ArgumentsOf<E extends Endpoint> = [
  ...ParameterValues<E['path']>,
  ...Input<E>,
  ...(E extends { idempotent: true }
    ? [idempotencyKey: string]
    : E extends { idempotent: 'optional' }
      ? [idempotencyKey?: string]
      : []),
]

export const listParameterNames = (path: Path): string[] =>
  path.split('/').flatMap(part => (part.startsWith(':') ? [part.slice(1)] : []))
