/**
 * `unavailable`: there was no usable response, so the result is unknown; with status 200, the response did
 * not match its schema. `not-found`: the resource does not exist, or the backend does not accept our key
 * (also a 404). `rejected`: the backend rejected the call.
 */
export type BackendFailure = 'unavailable' | 'not-found' | 'rejected'

export class BackendError extends Error {
  override name = 'BackendError'
  constructor(
    readonly failure: BackendFailure,
    readonly status: number,
    readonly code?: string,
  ) {
    super(`The backend ${failure === 'unavailable' ? 'is unavailable' : 'refused a call'} (${status})`)
  }
}

export const isUnavailable = (error: unknown): boolean =>
  error instanceof BackendError && error.failure === 'unavailable'
export const isNotFound = (error: unknown): boolean =>
  error instanceof BackendError && error.failure === 'not-found'
