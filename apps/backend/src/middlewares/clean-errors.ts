import { STATUS_CODES } from 'node:http'
import { errors } from '@strapi/utils'
import { logRejectedRequest } from '#src/identity'
import {
  duplicateFieldError,
  findViolatedColumn,
  isDatabaseUnavailableError,
  isInvalidDatabaseValueError,
} from '../platform/database/errors'
import { HttpError } from '../platform/http/errors'
import type { Next, RequestContext } from '../platform/http/request-context'
import { reportError } from '../platform/runtime/error-reports'

type ErrorResponse = { status: number; name: string; message: string; details: Record<string, unknown> }

const statuses: [new (...input: never[]) => Error, number][] = [
  [errors.UnauthorizedError, 401],
  [errors.ForbiddenError, 403],
  [errors.NotFoundError, 404],
  [errors.PayloadTooLargeError, 413],
  [errors.RateLimitError, 429],
  [errors.NotImplementedError, 501],
  [errors.ApplicationError, 400],
]

// The messages of Strapi's validators quote submitted values, including passwords.
const withoutValues = (message: string) => message.replace(/,? but the final value was:[\s\S]*/, '')

/** Some of Strapi's own errors list messages by field name. */
const byField = (field: string, messages: unknown) =>
  Array.isArray(messages) && typeof messages[0] === 'string'
    ? [{ path: [field], message: withoutValues(messages[0]), name: 'ValidationError' }]
    : []

function cleanDetails(details: unknown): Record<string, unknown> {
  if (typeof details !== 'object' || details === null || Array.isArray(details)) return {}
  const { code, errors: listed, ...others } = details as { code?: unknown; errors?: unknown }
  const clean: Record<string, unknown> = typeof code === 'string' ? { code } : {}
  if (!Array.isArray(listed)) {
    const fields = Object.entries(others).flatMap(([field, messages]) => byField(field, messages))
    return fields.length > 0 ? { ...clean, errors: fields } : clean
  }
  clean.errors = listed.map((entry: { path?: unknown; name?: unknown; message?: unknown }) => ({
    path: Array.isArray(entry?.path) ? entry.path.map(String) : [],
    message: withoutValues(String(entry?.message ?? '')),
    name: String(entry?.name ?? 'ValidationError'),
  }))
  return clean
}

function fromHttpError({ status, name, message, details }: HttpError): ErrorResponse {
  const { code, fields, retryAfter } = details
  return {
    status,
    name,
    message,
    details: {
      ...(code && { code }),
      ...(fields && { errors: fields }),
      ...(retryAfter !== undefined && { retry_after: retryAfter }),
    },
  }
}

function mapError(error: unknown): ErrorResponse | null {
  if (error instanceof HttpError) return fromHttpError(error)
  if (isDatabaseUnavailableError(error)) {
    strapi.log.error('unavailable', { reason: (error as { code?: string }).code ?? (error as Error).message })
    return fromHttpError(new HttpError(503, 'Nothing can be stored at the moment, please try again'))
  }
  if (isInvalidDatabaseValueError(error)) return fromHttpError(new HttpError(400, 'A value cannot be stored'))
  const column = findViolatedColumn(error)
  if (column !== null)
    return fromHttpError(new HttpError(400, 'Already taken', { fields: [duplicateFieldError(column)] }))
  if (!(error instanceof Error)) return null
  const match = statuses.find(([type]) => error instanceof type)
  const { status, httpCode, details } = error as Error & {
    status?: unknown
    httpCode?: unknown
    details?: unknown
  }
  // The multipart parser sets `httpCode`; other middlewares set `status`.
  const statusCode = status ?? httpCode
  const code = match?.[1] ?? (typeof statusCode === 'number' && statusCode < 500 ? statusCode : null)
  if (code === null) return null
  return {
    status: code,
    name: error.name,
    message: withoutValues(error.message),
    details: cleanDetails(details),
  }
}

const unexpected: ErrorResponse = {
  status: 500,
  name: 'InternalServerError',
  message: 'Internal Server Error',
  details: {},
}

function logged(error: unknown, requestId?: string): ErrorResponse {
  const known = error instanceof Error ? error : new Error('A value that is not an Error was thrown')
  const { name, message, stack } = known
  reportError(known, requestId)
  strapi.log.error('unexpected', { request_id: requestId, error: name, reason: message, stack })
  return unexpected
}

// For an unsupported method, the router only sets the status, which would be sent as plain text.
function bareError({ status }: RequestContext): ErrorResponse {
  const message = STATUS_CODES[status] ?? 'Error'
  return { status, name: `${message.replaceAll(' ', '')}Error`, message, details: {} }
}

// Strapi also sends some error responses without throwing.
function mapSentError(ctx: RequestContext): ErrorResponse | null {
  if (ctx.status >= 400 && /^\/api\//i.test(ctx.path) && !ctx.body) return bareError(ctx)
  const error =
    ctx.status >= 400 ? (ctx.body as { error?: Partial<ErrorResponse> } | undefined)?.error : undefined
  if (!error) return null
  const { name = 'Error', message = '', details } = error
  return { status: ctx.status, name, message: withoutValues(message), details: cleanDetails(details) }
}

/** The step that the account must complete before it can do anything else. */
function findRestriction({ state: { user } }: RequestContext): string | null {
  if (user?.confirmed === false) return 'unconfirmed'
  return user?.role?.type === 'collective-setup' ? 'second-factor-required' : null
}

function respond(ctx: RequestContext, { details, ...error }: ErrorResponse) {
  const shown = { ...details }
  if (error.status === 403) shown.code = findRestriction(ctx) ?? shown.code ?? 'forbidden'
  if (error.status === 429) {
    shown.code ??= 'rate-limited'
    ctx.set('retry-after', String(shown.retry_after ?? 60))
  }
  logRejectedRequest(ctx, error.status, shown.code)
  ctx.status = error.status
  ctx.body = { data: null, error: { ...error, details: shown } }
}

/**
 * Converts every error to the format in docs/api.md, so that submitted values never appear in responses or
 * logs.
 */
export default () => async (ctx: RequestContext, next: Next) => {
  try {
    await next()
  } catch (error) {
    return respond(ctx, mapError(error) ?? logged(error, ctx.state.requestId))
  }
  const mapped = mapSentError(ctx)
  if (mapped) respond(ctx, mapped)
}
