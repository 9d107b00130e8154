export type ApiErrorCode =
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'invalid'
  | 'rate-limited'
  | 'unavailable'
  | 'unexpected'

/** An error for one field: the field's name in our forms, and a message key. */
export type FieldError = {
  field: string
  key: string
}

type ApiErrorInit = {
  code: ApiErrorCode
  status: number
  name: string
  message: string
  fields?: FieldError[]
  /** The backend's own code, e.g. `voucher-used-up`. */
  reason?: string
  requestId?: string
  /** Seconds until a retry is allowed. */
  retryAfter?: number
  cause?: unknown
}

/** Thrown by every failed call. `name` comes from the backend; without a readable body it is `UnknownError`. */
export class ApiError extends Error {
  readonly code: ApiErrorCode
  readonly status: number
  readonly fields: FieldError[]
  readonly reason: string | undefined
  readonly requestId: string | undefined
  readonly retryAfter: number | undefined

  constructor({
    code,
    status,
    name,
    message,
    fields = [],
    reason,
    requestId,
    retryAfter,
    cause,
  }: ApiErrorInit) {
    super(message, { cause })
    this.name = name
    this.code = code
    this.status = status
    this.fields = fields
    this.reason = reason
    this.requestId = requestId
    this.retryAfter = retryAfter
  }
}

const codes: Record<number, ApiErrorCode> = {
  400: 'invalid',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  413: 'invalid',
  415: 'invalid',
  422: 'invalid',
  429: 'rate-limited',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
}

export const codeForStatus = (status: number): ApiErrorCode => codes[status] ?? 'unexpected'
