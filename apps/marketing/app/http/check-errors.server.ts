import { ApiError } from '@bgm/api-client'
import { getServerContext } from '@bgm/server/context'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { createErrorMapper } from './api.server'

/** Why a licence could not be checked. `seconds` is the time until the visitor may try again. */
type CheckFailure = { reason: 'limited'; seconds: number } | { reason: 'unavailable' }

/** Returns the reason for a failed check; rethrows any error that does not come from the backend. */
export function explainCheckFailure({ context }: LoaderFunctionArgs, error: unknown): CheckFailure {
  if (!(error instanceof ApiError)) throw error
  if (error.code === 'rate-limited') return { reason: 'limited', seconds: error.retryAfter ?? 60 }
  const { log, requestId } = getServerContext(context)
  log.error(
    { request_id: requestId, code: error.code, status: error.status },
    `a licence could not be checked: ${error.message}`,
  )
  return { reason: 'unavailable' }
}

/**
 * Handles errors for machine-readable files: responds with 429 and the time of the next allowed attempt, or
 * with an error page.
 */
export const createFileErrorMapper = (args: LoaderFunctionArgs) => (error: unknown) => {
  if (error instanceof ApiError && error.code === 'rate-limited')
    throw new Response(null, {
      status: 429,
      headers: { 'Retry-After': String(error.retryAfter ?? 60), 'Cache-Control': 'no-store' },
    })
  return createErrorMapper(args)(error)
}
