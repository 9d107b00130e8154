/**
 * `unavailable`: no usable response, so nothing is known. `not-found`: the backend says that it does not exist. `rejected`:
 * the backend understood the call and refused it.
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
