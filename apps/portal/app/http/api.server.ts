import { type Api, ApiError, createApi, isRecordId } from '@bgm/api-client'
import { serverContext } from '@bgm/server/context'
import { notFound, requireValidParams } from '@bgm/server/not-found'
import { withheldBody } from '@bgm/server/withheld-body'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { env } from '#app/env.server'
import { paths } from '#app/paths'
import { cachedContent } from './cached-content.server'
import { readDevice } from './device.server'
import { getResubmittableFields, saveInterruptedForm } from './form-recovery.server'
import { localeOf } from './locale.server'
import { redirectTo } from './respond.server'
import { clearToken, readToken } from './session.server'

export type RouteArgs = LoaderFunctionArgs | ActionFunctionArgs

/** A client without a session: sign-in, registration, published content. */
export function getPublicApi(args: RouteArgs): Api {
  return judged(clientFor(args, null), args.request)
}

function clientFor(args: RouteArgs, token: string | null): Api {
  const options = connection(args, token)
  const api = createApi(options)
  const { cmsApiUrl: baseUrl, locale, requestId, onCall, signal } = options
  return {
    ...api,
    content: { ...api.content, ...cachedContent({ baseUrl, locale, requestId, onCall, signal }) },
  }
}

// The loaders of one request share a client, so that what they all ask for is asked once.
const clients = new WeakMap<object, Api>()

/** The member's client; without a session the visitor is sent to sign in and comes back afterwards. */
export function requireApi(args: RouteArgs): Api {
  const { request, context } = args
  const token = readToken(request)
  if (token === null || withheldBody(request) === 'session') return signedOut(args)
  const shared = request.method === 'GET' ? clients.get(context) : undefined
  const api = shared ?? judged(clientFor(args, token), request)
  if (request.method === 'GET') clients.set(context, api)
  return api
}

/** The member's client, or null where a page also serves visitors. */
export function findApi(args: RouteArgs): Api | null {
  return readToken(args.request) === null ? null : requireApi(args)
}

/** A page sends away at once; a form is read first, so that what was typed is there after signing in. */
function signedOut(args: RouteArgs): Api {
  const { request } = args
  if (request.method === 'GET' || withheldBody(request) === 'session') throw toSignIn(request)
  return judged(clientFor(args, null), request, () => Promise.reject(toSignIn(request)))
}

const filePatience = 10_000
const isFilePath = /\.(csv|pdf)$|\/(export|tax-file)$/

// One for everything that a request asks, one call after the other: whoever waits is told in time.
const deadlines = new WeakMap<object, AbortSignal>()

function deadlineOf({ request, context }: RouteArgs): AbortSignal {
  const known = deadlines.get(context)
  if (known) return known
  const form = request.headers.get('content-type') ?? ''
  const slow = form.startsWith('multipart/') || isFilePath.test(new URL(request.url).pathname)
  const signal = AbortSignal.timeout(slow ? Math.max(filePatience, env.backendPatience) : env.backendPatience)
  deadlines.set(context, signal)
  return signal
}

function connection(args: RouteArgs, token: string | null) {
  const { request, context } = args
  const { requestId, clientAddress, onBackendCall: called } = serverContext(context)
  return {
    apiUrl: env.apiUrl,
    cmsApiUrl: env.cmsApiUrl,
    locale: localeOf(request),
    token,
    requestId,
    onCall: called,
    timeout: filePatience,
    signal: deadlineOf(args),
    headers: {
      'x-internal-key': env.internalKey,
      'x-forwarded-for': clientAddress,
      'x-device': readDevice(request),
      'user-agent': request.headers.get('user-agent'),
    },
  }
}

/** The guard of a page about one record: an address that cannot name one asks nobody. */
export const requireValidId = (args: RouteArgs) => requireValidParams(args, ({ id = '' }) => isRecordId(id))

/** The same for an id in the query string. */
export function requireRecordId(request: Request, id: string): void {
  if (!isRecordId(id)) throw notFound(request)
}

/** Every failure of the backend becomes, in this one place, a redirect, a 404, or an error page; forms get theirs. */
function judge(error: unknown, request: Request): never {
  if (!(error instanceof ApiError)) throw error
  if (error.code === 'unauthenticated') throw toSignIn(request)
  if (error.reason === 'unconfirmed') throw redirectTo(paths.verify(localeOf(request)))
  if (error.code === 'not-found') throw notFound(request)
  if (request.method === 'GET') throw toErrorResponse(error)
  if (error.status >= 500) throw unsent(error, request)
  throw error
}

/** For the ErrorBoundary: the status, how long to wait, and the fields a 400 is about; never the backend's message. */
export function toErrorResponse({ status, retryAfter, fields }: ApiError): Response {
  if (status === 400) return Response.json({ fields: fields.map(({ field }) => field) }, { status })
  return new Response(null, {
    status,
    headers: status === 429 ? { 'Retry-After': String(retryAfter ?? 60) } : {},
  })
}

/** The error page of a form that could not be sent: it holds what was typed, to send it again. */
const unsent = (error: ApiError, request: Request) =>
  Response.json({ sent: getResubmittableFields(request) }, { status: error.status })

function toSignIn(request: Request): Response {
  const { pathname, search } = new URL(request.url)
  const cookies = [clearToken(), ...saveInterruptedForm(request)]
  return redirectTo(paths.signIn(localeOf(request), pathname + search), ...cookies)
}

type Call = (method: () => unknown) => unknown

function judged<T extends object>(client: T, request: Request, call: Call = method => method()): T {
  return new Proxy(client, {
    get(target, key, receiver) {
      const member: unknown = Reflect.get(target, key, receiver)
      if (typeof member === 'object' && member !== null) return judged(member, request, call)
      if (typeof member !== 'function') return member
      return (...args: unknown[]) =>
        Promise.resolve(call(() => Reflect.apply(member, target, args))).catch(error => judge(error, request))
    },
  })
}
