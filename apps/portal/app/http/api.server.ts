import { type Api, ApiError, createApi, isRecordId } from '@bgm/api-client'
import { getServerContext } from '@bgm/server/context'
import { fetchBuffered } from '@bgm/server/fetch-buffered'
import { notFound, requireValidParams } from '@bgm/server/not-found'
import { findWithheldReason } from '@bgm/server/withheld-body'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { env } from '#app/env.server'
import { paths } from '#app/paths'
import { cachedContent } from './cached-content.server'
import { readDeviceToken } from './device.server'
import {
  createFormRecoveryCookies,
  findResubmittableFields,
  rememberUnreadForm,
} from './form-recovery.server'
import { getLocale } from './locale.server'
import { redirectTo, withClearedCache } from './respond.server'
import { clearSessionCookie, readToken } from './session.server'
import { createShownForError, createShownForHeaders } from './shown-for.server'

export type RouteArgs = LoaderFunctionArgs | ActionFunctionArgs

/** Returns the API client without a session, for sign-in, registration and published content. */
export function getPublicApi(args: RouteArgs): Api {
  return withErrorMapping(createClient(args, null), args.request)
}

/** Returns the API client for the holder of a staff pass, for the `staffRemote` endpoints. */
export const getPassApi = (args: RouteArgs, pass: string): Api =>
  withErrorMapping(createClient(args, null, pass), args.request)

/** Returns the result of an optional call; null if the session has ended or has no access. */
export const nullIfDenied = <T>(call: Promise<T>): Promise<T | null> =>
  call.catch(error => {
    if (error instanceof Response && error.status < 500) return null
    throw error
  })

/** Returns the result of a call; null if the record does not exist, or if no record can have this id or token. */
export const nullIfNotFound = <T>(call: Promise<T>): Promise<T | null> =>
  call.catch(error => {
    if (error instanceof Response && [400, 404].includes(error.status)) return null
    if (error instanceof ApiError && error.code === 'invalid') return null
    throw error
  })

function createClient(args: RouteArgs, token: string | null, pass: string | null = null): Api {
  const options = getApiOptions(args, token)
  const { cmsApiUrl: baseUrl, locale, requestId, onCall, signal } = options
  return createApi({
    ...options,
    headers: () => ({ ...options.headers(), 'x-remote-pass': pass }),
    wrapContent: content => ({
      ...content,
      ...cachedContent({ baseUrl, locale, requestId, onCall, signal }),
    }),
  })
}

// The loaders of one request share a client, so that each resource is fetched only once.
const clients = new WeakMap<object, Api>()

/**
 * Returns the member's API client. Without a session, redirects to sign-in, which then leads back to this
 * page.
 */
export function requireApi(args: RouteArgs): Api {
  const { request, context } = args
  const token = readToken(request)
  if (token === null || findWithheldReason(request) === 'session') return getSignedOutApi(args)
  const shared = request.method === 'GET' ? clients.get(context) : undefined
  const api = shared ?? withErrorMapping(createClient(args, token), request)
  if (request.method === 'GET') clients.set(context, api)
  return api
}

/** Returns the member's API client, or null for a visitor, on pages that serve both. */
export function findApi(args: RouteArgs): Api | null {
  return readToken(args.request) === null ? null : requireApi(args)
}

/**
 * Redirects a visitor without a session to sign-in. A page redirects immediately; for a form, the body is
 * read first, so that its values can be restored after sign-in.
 */
function getSignedOutApi(args: RouteArgs): Api {
  const { request } = args
  if (request.method === 'GET' || findWithheldReason(request) === 'session') throw redirectToSignIn(request)
  return withErrorMapping(createClient(args, null), request, () => redirectFormToSignIn(request))
}

const fileTimeout = 10_000
const isFilePath = /\.(csv|pdf)$|\/(export|tax-file|file)$/

// All backend calls of a request share one deadline, so that the timeouts of sequential calls do not add up.
const deadlines = new WeakMap<object, AbortSignal>()

function getDeadline({ request, context }: RouteArgs): AbortSignal {
  const known = deadlines.get(context)
  if (known) return known
  const form = request.headers.get('content-type') ?? ''
  const slow = form.startsWith('multipart/') || isFilePath.test(new URL(request.url).pathname)
  const signal = AbortSignal.timeout(slow ? Math.max(fileTimeout, env.backendTimeout) : env.backendTimeout)
  deadlines.set(context, signal)
  return signal
}

export function getApiOptions(args: RouteArgs, token: string | null) {
  const { request, context } = args
  const { requestId, clientAddress, onBackendCall: called } = getServerContext(context)
  return {
    apiUrl: env.apiUrl,
    cmsApiUrl: env.cmsApiUrl,
    locale: getLocale(request),
    token,
    requestId,
    onCall: called,
    fetch: fetchBuffered,
    timeout: fileTimeout,
    signal: getDeadline(args),
    headers: () => ({
      'x-internal-key': env.internalKey,
      'x-forwarded-for': clientAddress,
      'x-device': readDeviceToken(request),
      'user-agent': request.headers.get('user-agent'),
      ...(token !== null && createShownForHeaders(request)),
    }),
  }
}

/** Responds with 404 to a malformed `:id` without calling the backend. */
export const requireValidId = (args: RouteArgs) => requireValidParams(args, ({ id = '' }) => isRecordId(id))

/** Responds with 404 to a malformed id in the query string. */
export function requireRecordId(request: Request, id: string): void {
  if (!isRecordId(id)) throw notFound(request)
}

/**
 * Maps a backend error to a redirect, a 404 or an error page. Form actions receive the error itself, unless
 * it is a server error.
 */
async function mapApiError(error: unknown, request: Request): Promise<never> {
  if (!(error instanceof ApiError)) throw error
  if (error.code === 'unauthenticated') return redirectFormToSignIn(request)
  if (error.reason === 'unconfirmed') throw redirectTo(paths.verify(getLocale(request)))
  if (error.reason === 'second-factor-required')
    throw redirectTo(paths.collectiveSecurity(getLocale(request)))
  if (error.reason === 'organisation-changed')
    throw createShownForError(request, findResubmittableFields(request))
  if (error.code === 'not-found') throw notFound(request)
  if (request.method === 'GET') throw toErrorResponse(error)
  // No input was lost, and the payment form offers other methods.
  if (error.reason === 'provider-unavailable') throw error
  if (error.status >= 500) throw toSubmissionError(error, request)
  throw error
}

/**
 * Creates the response for the ErrorBoundary: the status, Retry-After and the invalid fields of a 400, but
 * never the backend's message.
 */
export function toErrorResponse({ status, retryAfter, fields }: ApiError): Response {
  if (status === 400) return Response.json({ fields: fields.map(({ field }) => field) }, { status })
  return new Response(null, {
    status,
    headers: status === 429 ? { 'Retry-After': String(retryAfter ?? 60) } : {},
  })
}

/**
 * Creates the error for a form that could not be submitted. It contains the form's values, so that the form
 * can be resubmitted.
 */
const toSubmissionError = (error: ApiError, request: Request) =>
  Response.json({ sent: findResubmittableFields(request) }, { status: error.status })

async function redirectFormToSignIn(request: Request): Promise<never> {
  await rememberUnreadForm(request)
  throw redirectToSignIn(request)
}

function redirectToSignIn(request: Request): Response {
  const { pathname, search } = new URL(request.url)
  const cookies = [clearSessionCookie(), ...createFormRecoveryCookies(request)]
  const response = redirectTo(paths.signIn(getLocale(request), pathname + search), ...cookies)
  return readToken(request) === null ? response : withClearedCache(response)
}

type Call = (method: () => unknown) => unknown

function withErrorMapping<T extends object>(client: T, request: Request, call: Call = method => method()): T {
  return new Proxy(client, {
    get(target, key, receiver) {
      const member: unknown = Reflect.get(target, key, receiver)
      if (typeof member === 'object' && member !== null) return withErrorMapping(member, request, call)
      if (typeof member !== 'function') return member
      return (...args: unknown[]) =>
        Promise.resolve(call(() => Reflect.apply(member, target, args))).catch(error =>
          mapApiError(error, request),
        )
    },
  })
}
