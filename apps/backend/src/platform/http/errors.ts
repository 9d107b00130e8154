export type FieldError = { path: string[]; message: string }

type Details = { code?: string; fields?: FieldError[]; retryAfter?: number }

const names: Record<number, string> = {
  400: 'ValidationError',
  401: 'UnauthorizedError',
  403: 'ForbiddenError',
  404: 'NotFoundError',
  409: 'ConflictError',
  413: 'PayloadTooLargeError',
  415: 'UnsupportedMediaTypeError',
  422: 'UnprocessableEntityError',
  429: 'RateLimitError',
  503: 'ServiceUnavailableError',
}

/**
 * An error response as described in docs/api.md. The message is for developers; the apps use `code` and
 * `fields`.
 */
export class HttpError extends Error {
  override readonly name: string
  constructor(
    readonly status: number,
    message: string,
    readonly details: Details = {},
  ) {
    super(message)
    this.name = names[status] ?? 'ApplicationError'
  }
}

export const notFound = () => new HttpError(404, 'Not Found')

export const conflict = (code: string, message: string) => new HttpError(409, message, { code })

/** A 400 for one field; `message` is a key of the message catalogue. */
export const fieldError = (field: string, message: string, code?: string) =>
  new HttpError(400, 'The form is invalid', { code, fields: [{ path: [field], message }] })
