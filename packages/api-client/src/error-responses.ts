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

const facts = z.object({
  status: z.number().optional(),
  name: z.string().optional(),
  message: z.string(),
  details,
})

/** Nested in `error`, or flat with `statusCode`, depending on the backend's version. */
const body = z.union([
  z.object({ error: facts }).transform(({ error }) => error),
  z
    .object({ statusCode: z.number(), error: z.string().optional(), message: z.unknown(), details })
    .transform(({ statusCode, error, message, details }) => ({
      status: statusCode,
      name: error,
      message: typeof message === 'string' ? message : 'The backend refused the call',
      details,
    })),
])

/** Words of the wire that our forms say otherwise. */
const formNames: Record<string, string> = {
  passwordConfirmation: 'confirm_password',
  currentPassword: 'current_password',
}

/** Messages that are no keys of ours come from the framework; they are for developers, not for people. */
const refusal = ({ path, message }: { path: string[]; message: string }): FieldError => {
  const field = path.join('.')
  return {
    field: formNames[field] ?? field,
    key: /^validation\.\w+$/.test(message) ? message : 'validation.invalid',
  }
}

/** The error that an answer of 400 and above means. Without a readable body it is status 500, `UnknownError`. */
export function parseErrorResponse(
  response: Response,
  text: string,
  requestId: string | undefined,
): ApiError {
  const known = { requestId: response.headers.get('x-request-id') ?? requestId }
  const wait = Number(response.headers.get('retry-after') ?? Number.NaN)
  const parsed = body.safeParse(parseJson(text))
  if (!parsed.success) {
    return new ApiError({
      ...known,
      code: codeForStatus(response.status),
      status: 500,
      name: 'UnknownError',
      message: `The backend answered ${response.status} without a readable error`,
      retryAfter: Number.isFinite(wait) ? wait : undefined,
    })
  }
  const { status = response.status, name = 'Error', message, details } = parsed.data
  return new ApiError({
    ...known,
    code: codeForStatus(status),
    status,
    name,
    message,
    reason: details?.code,
    fields: details?.errors?.map(refusal),
    retryAfter: details?.retry_after ?? (Number.isFinite(wait) ? wait : undefined),
  })
}

/** The error that a call without an answer means: too slow, or no connection. */
export function toConnectionError(cause: unknown, requestId: string | undefined): ApiError {
  const late = cause instanceof Error && cause.name === 'TimeoutError'
  return new ApiError({
    code: 'unavailable',
    status: late ? 504 : 503,
    name: late ? 'TimeoutError' : 'NetworkError',
    message: late ? 'The backend did not answer in time' : 'The backend cannot be reached',
    requestId,
    cause,
  })
}

/** The error that an answer of the wrong shape means. */
export const unexpectedResponseError = (path: string, cause: unknown, requestId: string | undefined) =>
  new ApiError({
    code: 'unexpected',
    status: 502,
    name: 'UnexpectedAnswerError',
    message: `The backend answered ${path} in another shape than agreed`,
    requestId,
    cause,
  })

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
