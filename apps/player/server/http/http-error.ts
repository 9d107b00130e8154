type Details = {
  code?: string
  /** The value of the Retry-After header, in seconds. */
  retryAfter?: number
}

const names: Record<number, string> = {
  400: 'ValidationError',
  401: 'UnauthorizedError',
  403: 'ForbiddenError',
  404: 'NotFoundError',
  405: 'MethodNotAllowedError',
  413: 'PayloadTooLargeError',
  415: 'UnsupportedMediaTypeError',
  416: 'RangeNotSatisfiableError',
  429: 'RateLimitError',
  500: 'InternalServerError',
  503: 'ServiceUnavailableError',
}

/**
 * An error response in the format described in docs/api.md. The message is for developers, the code for
 * devices.
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

export const notLicensed = () =>
  new HttpError(403, 'The licence of the zone has ended', { code: 'not-licensed' })

/** Creates an error for a temporary failure; the device retries the request. */
export const unavailable = (message: string, retryAfter = 5) =>
  new HttpError(503, message, { code: 'unavailable', retryAfter })

export const rateLimited = (retryAfter: number) =>
  new HttpError(429, 'Too many requests', { code: 'rate-limited', retryAfter })
