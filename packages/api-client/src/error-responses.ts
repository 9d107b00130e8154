import { z } from 'zod'
import { ApiError, codeForStatus, type FieldError } from './error'

const details = z
  .object({
    code: z.string().optional().catch(undefined),
    retry_after: z.number().optional().catch(undefined),
    errors: z
      .array(z.object({ path: z.array(z.coerce.string()), message: z.string() }))
      .optional()
      .catch(undefined),
  })
  .optional()
  .catch(undefined)

const errorSchema = z.object({
  status: z.number().optional(),
  name: z.string().optional(),
  message: z.string(),
  details,
})

/** The backend nests errors in `error`, or sends them flat with `statusCode`. */
const body = z.union([
  z.object({ error: errorSchema }).transform(({ error }) => error),
  z
    .object({ statusCode: z.number(), error: z.string().optional(), message: z.unknown(), details })
    .transform(({ statusCode, error, message, details }) => ({
      status: statusCode,
      name: error,
      message: typeof message === 'string' ? message : 'The backend rejected the request',
      details,
    })),
])

/** Fields whose names in the API differ from those in our forms. */
const formNames: Record<string, string> = {
  passwordConfirmation: 'confirm_password',
  currentPassword: 'current_password',
}

/** A message that is not a message key comes from the framework and is meant for developers. */
const toFieldError = ({ path, message }: { path: string[]; message: string }): FieldError => {
  const field = path.join('.')
  return {
    field: formNames[field] ?? field,
    key: /^validation\.\w+$/.test(message) ? message : 'validation.invalid',
  }
}

/**
 * Creates the error for a response with status 400 or above. If the body is unreadable, it has status 500
 * and the name `UnknownError`.
 */
export function parseErrorResponse(
  response: Response,
  text: string,
  requestId: string | undefined,
): ApiError {
  const base = { requestId: response.headers.get('x-request-id') ?? requestId }
  const retryAfterHeader = Number(response.headers.get('retry-after') ?? Number.NaN)
  const parsed = body.safeParse(parseJson(text))
  if (!parsed.success) {
    return new ApiError({
      ...base,
      code: codeForStatus(response.status),
      status: 500,
      name: 'UnknownError',
      message: `The backend responded ${response.status} without a readable error`,
      retryAfter: Number.isFinite(retryAfterHeader) ? retryAfterHeader : undefined,
    })
  }
  const { status = response.status, name = 'Error', message, details } = parsed.data
  return new ApiError({
    ...base,
    code: codeForStatus(status),
    status,
    name,
    message,
    reason: details?.code,
    fields: details?.errors?.map(toFieldError),
    retryAfter: details?.retry_after ?? (Number.isFinite(retryAfterHeader) ? retryAfterHeader : undefined),
  })
}

/** Creates the error for a call without a response: a timeout or a failed connection. */
export function toConnectionError(cause: unknown, requestId: string | undefined): ApiError {
  const timedOut = cause instanceof Error && cause.name === 'TimeoutError'
  return new ApiError({
    code: 'unavailable',
    status: timedOut ? 504 : 503,
    name: timedOut ? 'TimeoutError' : 'NetworkError',
    message: timedOut ? 'The backend did not respond in time' : 'The backend cannot be reached',
    requestId,
    cause,
  })
}

/** Creates the error for a response that does not match its schema. */
export const createUnexpectedResponseError = (path: string, cause: unknown, requestId: string | undefined) =>
  new ApiError({
    code: 'unexpected',
    status: 502,
    name: 'UnexpectedAnswerError',
    message: `Unexpected response from the backend for ${path}`,
    requestId,
    cause,
  })

/** Returns undefined if the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
