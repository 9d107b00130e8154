import { ApiError } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { serverContext } from '@bgm/server/context'
import { withheldBody } from '@bgm/server/withheld-body'
import { type ActionFunctionArgs, data, type HeadersFunction } from '@remix-run/node'
import { type $ZodType, type output, safeParse } from 'zod/v4/core'
import { localeOf } from '#app/http/locale.server'
import { toFieldErrors } from './field-errors'
import type { FormResult } from './form-result'

/** An answer of `submit()` may say when to come back. */
export const formResultHeaders: HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  actionHeaders.has('Retry-After') ? actionHeaders : loaderHeaders

/**
 * Reads a form, parses it with the schema, lets `handle` act, which redirects. Answers 400 with every refusal, 422 where
 * the backend refuses, 429 with the time to come back (in the words of `tooMany`), 503 when nobody could take it.
 * Whatever is refused, nothing typed is lost.
 */
export async function submit<Schema extends $ZodType>(
  { request, context }: ActionFunctionArgs,
  schema: Schema,
  tooMany: string,
  handle: (value: output<Schema>) => Promise<Response>,
) {
  const typed = await readFormValues(request)
  const parsed = safeParse(schema, typed)
  if (!parsed.success) return refuse({ values: typed, errors: toFieldErrors(parsed.error.issues) }, 400)
  try {
    return await handle(parsed.data)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.code === 'rate-limited') {
      const seconds = error.retryAfter ?? 60
      const time = format.time(Date.now() + seconds * 1000, localeOf(request))
      return refuse({ values: typed, errors: { '': { key: tooMany, values: { time } } } }, 429, seconds)
    }
    const refusals = Object.fromEntries(error.fields.map(({ field, key }) => [field, { key }]))
    if (error.fields.length > 0) return refuse({ values: typed, errors: refusals }, 422)
    const { log, requestId } = serverContext(context)
    log.error({ request_id: requestId, code: error.code, status: error.status }, 'a form could not be taken')
    return refuse({ values: typed, errors: { '': { key: 'errors.unavailable_page.text' } } }, 503)
  }
}

const refuse = (result: FormResult, status: number, seconds?: number) =>
  data(result, { status, headers: seconds ? { 'Retry-After': String(seconds) } : {} })

async function readFormValues(request: Request): Promise<Record<string, string>> {
  if (withheldBody(request) === 'size')
    throw new Response(null, { status: 413, statusText: 'Content Too Large' })
  const body = await request.formData().catch(() => {
    throw new Response(null, { status: 400, statusText: 'Bad Request' })
  })
  return Object.fromEntries(
    [...body].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}
