/**
 * `unavailable`: no usable response, so nothing is known; with status 200 it has another shape than agreed. `not-found`: what
 * was asked for does not exist, or the backend does not accept our key, which it answers with 404 too. `rejected`: the
 * backend understood the call and refused it.
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
