import { findWithheldReason } from '@bgm/server/withheld-body'
import { rememberSubmission } from '#app/http/form-recovery.server'
import { takeShownFor } from '#app/http/shown-for.server'
import { createFieldCollector, type FormBody } from './form-body.server'
import { isMultipart, readMultipart, withTemporaryFolder } from './multipart.server'

/** Reads the body of a form without files; `withUpload` reads forms with files. */
export async function readForm(request: Request): Promise<FormBody> {
  rejectTooLarge(request)
  const body = await request.formData().catch(() => {
    throw new Response(null, { status: 400, statusText: 'Bad Request' })
  })
  const fields = createFieldCollector()
  for (const [name, value] of body) if (typeof value === 'string') fields.addText(name, value)
  return remember(request, fields.body())
}

/**
 * Reads the body of a form that may contain files. Each file is written to disk as it arrives and removed
 * after `handle`. A file larger than the limit is dropped, but the other fields are kept.
 */
export async function withUpload<T>(request: Request, handle: (form: FormBody) => Promise<T>): Promise<T> {
  if (!isMultipart(request)) return handle(await readForm(request))
  rejectTooLarge(request)
  return withTemporaryFolder(async folder => handle(remember(request, await readMultipart(request, folder))))
}

function rejectTooLarge(request: Request): void {
  if (findWithheldReason(request) === 'size')
    throw new Response(null, { status: 413, statusText: 'Content Too Large' })
}

function remember(request: Request, body: FormBody): FormBody {
  const { form, intent } = body
  const texts = takeShownFor(request, body.texts)
  rememberSubmission(request, { form, intent, texts })
  return { ...body, texts }
}
