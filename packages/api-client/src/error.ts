export type ApiErrorCode =
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'invalid'
  | 'rate-limited'
  | 'unavailable'
  | 'unexpected'

/** A refused field: its name as in our forms, and a key of the message catalogue. */
export interface FieldError {
  field: string
  key: string
}

interface Facts {
  code: ApiErrorCode
  status: number
  name: string
  message: string
  fields?: FieldError[]
  /** The backend's own code, e.g. `voucher-used-up`. */
  reason?: string
  requestId?: string
  /** Seconds until the next try. */
  retryAfter?: number
  cause?: unknown
}

/** The one failure of every call. `name` is the backend's; `UnknownError` when it answered without a body. */
export class ApiError extends Error {
  readonly code: ApiErrorCode
  readonly status: number
  readonly fields: FieldError[]
  readonly reason: string | undefined
  readonly requestId: string | undefined
  readonly retryAfter: number | undefined

  constructor({ code, status, name, message, fields = [], reason, requestId, retryAfter, cause }: Facts) {
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
