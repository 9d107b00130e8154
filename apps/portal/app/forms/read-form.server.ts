import { withheldBody } from '@bgm/server/withheld-body'
import { taxFileMaxBytes } from '@bgm/validation'
import { rememberForm } from '#app/http/interrupted.server'

const textMaxBytes = 32 * 1024

// Our names are plain words: nothing sent may pass for a path or an intent of Conform.
const plainName = /^[a-z]\w*$/i

/** A form body as it was sent: texts, files, and the names of fields that were larger than allowed. */
export interface FormBody {
  /** Which form of the page was sent. */
  form: string
  /** Which of its buttons sent it; '' is the main one. */
  intent: string
  texts: Record<string, string>
  files: Record<string, File>
  tooLarge: Record<string, 'validation.file_size' | 'validation.too_long'>
}

/** The one reader of form bodies. A file over the limit is left out: what was typed beside it survives. */
export async function readForm(request: Request): Promise<FormBody> {
  const tooLarge: FormBody['tooLarge'] = {}
  if (withheldBody(request) === 'size')
    throw new Response(null, { status: 413, statusText: 'Content Too Large' })
  const body = await request.formData().catch(() => {
    throw new Response(null, { status: 400, statusText: 'Bad Request' })
  })
  const texts: Record<string, string> = {}
  const files: Record<string, File> = {}
  for (const [name, value] of body) {
    if (!plainName.test(name)) continue
    if (typeof value === 'string' && Buffer.byteLength(value) > textMaxBytes)
      tooLarge[name] = 'validation.too_long'
    else if (typeof value !== 'string' && value.size > taxFileMaxBytes)
      tooLarge[name] = 'validation.file_size'
    // Several boxes of one name are one text of ids.
    else if (typeof value === 'string') texts[name] = name in texts ? `${texts[name]},${value}` : value
    else if (value.size > 0 || value.name !== '')
      files[name] = new File([value], baseName(value.name), { type: value.type })
  }
  const { form = '', intent = '', ...rest } = texts
  rememberForm(request, { form, intent, texts: rest })
  return { form, intent, texts: rest, files, tooLarge }
}

/** Some senders name a file with its folders; where it stood there is nobody's business here. */
const baseName = (path: string) => path.split(/[/\\]/).at(-1) ?? ''

/** The same as the form data that Conform parses. */
export function formData({ texts, files }: FormBody): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries({ ...texts, ...files })) data.set(name, value)
  return data
}
