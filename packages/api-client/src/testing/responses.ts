import { HttpResponse } from 'msw'

type ErrorDetails = {
  code?: string
  errors?: { path: string[]; message: string }[]
  retry_after?: number
}

const names: Record<number, string> = {
  400: 'ValidationError',
  401: 'UnauthorizedError',
  403: 'ForbiddenError',
  404: 'NotFoundError',
  409: 'ConflictError',
  422: 'UnprocessableEntityError',
  429: 'RateLimitError',
}

/** Creates an error response as in docs/api.md. */
export const respondWithError = (status: number, details: ErrorDetails = {}) =>
  HttpResponse.json(
    { data: null, error: { status, name: names[status] ?? 'ApplicationError', message: 'Refused', details } },
    { status, headers: details.retry_after ? { 'retry-after': String(details.retry_after) } : {} },
  )

export const respondWithFieldError = (field: string, message: string) =>
  respondWithError(400, { errors: [{ path: [field], message }] })
