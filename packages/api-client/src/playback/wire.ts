import { ApiError } from '../error'

/** Handles the errors of calls that return null for a 404. */
export const nullIfNotFound = (error: unknown) => {
  if (error instanceof ApiError && error.code === 'not-found') return null
  throw error
}
