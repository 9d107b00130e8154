import { ApiError } from '@bgm/api-client'
import { parse } from '@conform-to/react'
import { data } from '@remix-run/node'
import type { $ZodType, output } from 'zod/v4/core'
import { toErrorResponse } from '#app/http/api.server'
import { type FormBody, toFormData } from './form-body.server'
import { parseForm } from './parse'
import { readForm } from './read-form.server'
import type { FieldError, FieldErrors, FormReply, FormResult } from './reply'

/**
 * Reads a form body, parses it with the schema and calls `handle`. Responds with 400 and all field errors,
 * 413 if a field is too large, 422 for errors that the backend reports, and 429 for rate limits; other
 * errors go to the error page.
 */
export async function submit<Schema extends $ZodType>(
  source: Request | FormBody,
  schema: Schema,
  /** Returns a redirect, a reply, or undefined if a valid form needs no redirect. */
  handle: (value: output<Schema>) => Promise<Response | ReturnType<typeof reply> | undefined>,
  /** The field that shows errors that have only a reason, such as a rejected voucher. */
  reasonField = '',
) {
  const form = source instanceof Request ? await readForm(source) : source
  const submission = parseForm(toFormData(form), schema)
  const tooLarge = Object.entries(form.tooLarge)
  if (submission.status !== 'success' || tooLarge.length > 0) {
    const fieldErrors = Object.fromEntries(tooLarge.map(([name, key]) => [name, [{ key }]]))
    return createResponse(form, submission, fieldErrors, tooLarge.length > 0 ? 413 : 400)
  }
  try {
    return (await handle(submission.value)) ?? createResponse(form, submission, {}, 200)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { fieldErrors, status } = toFieldErrors(error, reasonField)
    return createResponse(
      form,
      submission,
      fieldErrors,
      status,
      status === 429 ? getRetrySeconds(error) : undefined,
    )
  }
}

/** Returns the submitted values with the given errors, without parsing the values. */
export function reply(form: FormBody, fieldErrors: FieldErrors = {}, status = 200) {
  const submission = parse<Record<string, unknown>, FieldError[]>(toFormData(form), {
    resolve: payload => ({ value: payload }),
  })
  return createResponse(form, submission, fieldErrors, status)
}

type Replying = {
  reply(options: { fieldErrors?: FieldErrors; hideFields: string[] }): FormResult
}

function createResponse(
  form: FormBody,
  submission: Replying,
  fieldErrors: FieldErrors,
  status: number,
  retryAfter?: number,
) {
  const hideFields = Object.keys(form.texts).filter(name => /password|_pin$/.test(name))
  const hasErrors = Object.keys(fieldErrors).length > 0
  const result = submission.reply({ hideFields, ...(hasErrors ? { fieldErrors } : {}) })
  const whole: FormReply = { form: form.form, result }
  return data(whole, { status, ...(retryAfter ? { headers: { 'Retry-After': String(retryAfter) } } : {}) })
}

const getRetrySeconds = ({ retryAfter }: ApiError) => retryAfter ?? 60

/** Returns the error with the waiting time, rounded to seconds or minutes. */
function getWait(error: ApiError): FieldError {
  const seconds = getRetrySeconds(error)
  const minutes = Math.ceil(seconds / 60)
  if (error.reason === 'staff-pin-locked') return { key: 'errors.staff-pin-locked', values: { minutes } }
  return seconds < 120
    ? { key: 'errors.rate_limited', values: { seconds } }
    : { key: 'errors.rate_limited_minutes', values: { minutes } }
}

function toFieldErrors(error: ApiError, field: string): { fieldErrors: FieldErrors; status: number } {
  if (error.code === 'rate-limited') return { fieldErrors: { '': [getWait(error)] }, status: 429 }
  // Each field shows its first error.
  const named = error.fields
    .map(({ field: name, key }): [string, FieldError[]] => [name, [{ key }]])
    .reverse()
  if (named.length > 0) return { fieldErrors: Object.fromEntries(named), status: 422 }
  const key = reasonKey(error.reason) ?? (field ? fileKeys[error.status] : undefined)
  if (key) return { fieldErrors: { [field]: [{ key }] }, status: 422 }
  throw toErrorResponse(error)
}

const formKeys: Record<string, string> = { credentials: 'validation.credentials', code: 'validation.code' }

const fileKeys: Record<number, string> = { 413: 'validation.file_size', 415: 'validation.file_type' }

const reasonKey = (reason: string | undefined) =>
  reason === undefined ? undefined : (formKeys[reason] ?? `errors.${reason}`)
