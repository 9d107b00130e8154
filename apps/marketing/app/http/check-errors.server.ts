import { ApiError } from '@bgm/api-client'
import { getServerContext } from '@bgm/server/context'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { createErrorMapper } from './api.server'

/** Why a licence could not be checked. `seconds` is the time until the visitor's next attempt. */
type CheckFailure = { reason: 'limited'; seconds: number } | { reason: 'unavailable' }

/** The reason for a failed check; rethrows anything that is not a backend error. */
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

/** Handles errors of machine-readable files: 429 with the time of the next allowed attempt, or an error page. */
export const throwFileFailure = (args: LoaderFunctionArgs) => (error: unknown) => {
  if (error instanceof ApiError && error.code === 'rate-limited')
    throw new Response(null, {
      status: 429,
      headers: { 'Retry-After': String(error.retryAfter ?? 60), 'Cache-Control': 'no-store' },
    })
  return createErrorMapper(args)(error)
}
