import { ApiError } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { getServerContext } from '@bgm/server/context'
import { findWithheldReason } from '@bgm/server/withheld-body'
import { type ActionFunctionArgs, data, type HeadersFunction } from '@remix-run/node'
import { type $ZodType, type output, safeParse } from 'zod/v4/core'
import { getLocale } from '#app/http/locale.server'
import { toFieldErrors } from './field-errors'
import type { FormResult } from './form-result'

/** Copies the `Retry-After` header of a `submit()` result to the page's response. */
export const formResultHeaders: HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  actionHeaders.has('Retry-After') ? actionHeaders : loaderHeaders

/**
 * Reads a form, parses it with the schema and calls `handle`, which redirects. On failure, returns the
 * submitted values and the errors with a status: 400 for invalid fields, 422 for fields that the backend
 * rejects, 429 with the time of the next allowed attempt (message key `rateLimitedKey`), or 503 for other
 * backend failures.
 */
export async function submit<Schema extends $ZodType>(
  { request, context }: ActionFunctionArgs,
  schema: Schema,
  rateLimitedKey: string,
  handle: (value: output<Schema>) => Promise<Response>,
) {
  const values = await readFormValues(request)
  const parsed = safeParse(schema, values)
  if (!parsed.success) return withErrors({ values, errors: toFieldErrors(parsed.error.issues) }, 400)
  try {
    return await handle(parsed.data)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.code === 'rate-limited') {
      const seconds = error.retryAfter ?? 60
      const time = format.time(Date.now() + seconds * 1000, getLocale(request))
      return withErrors({ values, errors: { '': { key: rateLimitedKey, values: { time } } } }, 429, seconds)
    }
    const errors = Object.fromEntries(error.fields.map(({ field, key }) => [field, { key }]))
    if (error.fields.length > 0) return withErrors({ values, errors }, 422)
    const { log, requestId } = getServerContext(context)
    log.error(
      { request_id: requestId, code: error.code, status: error.status },
      'submitting a form to the backend failed',
    )
    return withErrors({ values, errors: { '': { key: 'errors.unavailable_page.text' } } }, 503)
  }
}

const withErrors = (result: FormResult, status: number, seconds?: number) =>
  data(result, { status, headers: seconds ? { 'Retry-After': String(seconds) } : {} })

async function readFormValues(request: Request): Promise<Record<string, string>> {
  if (findWithheldReason(request) === 'size')
    throw new Response(null, { status: 413, statusText: 'Content Too Large' })
  const body = await request.formData().catch(() => {
    throw new Response(null, { status: 400, statusText: 'Bad Request' })
  })
  return Object.fromEntries(
    [...body].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}
