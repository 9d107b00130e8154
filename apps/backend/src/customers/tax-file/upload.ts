import { open } from 'node:fs/promises'
import { detectTaxFileType, type TaxFileType, taxFile, taxFileMaxBytes, taxFileTypes } from '@bgm/validation'
import { z } from 'zod'
import { fieldError, HttpError } from '#src/platform/http/errors'
import { parseInput } from '#src/platform/http/parse-body'
import type { RequestContext } from '#src/platform/http/request-context'

const uploadedFile = z.object({
  filepath: z.string(),
  originalFilename: z.string().nullable(),
  size: z.number(),
})

export type UploadedTaxFile = { path: string; name: string; size: number; kind: TaxFileType }

const extensions: Record<TaxFileType, string> = {
  'application/pdf': '.pdf',
  'image/jpeg': '.jpg',
  'image/png': '.png',
}

async function detectType(path: string): Promise<TaxFileType | null> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0)
    return detectTaxFileType(buffer.subarray(0, bytesRead))
  } finally {
    await file.close()
  }
}

// The type is detected from the content, and the file extension is corrected accordingly.
function getFileName(original: string, kind: TaxFileType): string {
  const ending = extensions[kind]
  if (original.toLowerCase().endsWith(ending) || (kind === 'image/jpeg' && /\.jpeg$/i.test(original)))
    return original
  return `${original.replace(/\.[^.]*$/, '') || 'npwp'}${ending}`
}

type Expected = {
  field: string
  /** The part with the other values, which are read elsewhere. */
  body?: string
  types?: readonly TaxFileType[]
}

/**
 * Reads the tax file from a multipart request. Throws 413 if it is larger than 5 MB, and 415 unless its
 * content has one of the types.
 */
export async function readUploadedTaxFile(
  ctx: RequestContext,
  { field, body, types = taxFileTypes }: Expected = { field: 'file_npwp' },
): Promise<UploadedTaxFile> {
  const { [field]: given, ...others } = { ...Object(ctx.request.body), ...ctx.request.files }
  const unexpected = Object.keys(others).find(name => name !== body)
  if (unexpected !== undefined) throw fieldError(unexpected, 'validation.invalid')
  const file = uploadedFile.safeParse(given)
  if (!file.success || file.data.size === 0) throw fieldError(field, 'validation.required')
  const { filepath: path, originalFilename, size } = file.data
  if (size > taxFileMaxBytes) {
    throw new HttpError(413, 'Too large', { fields: [{ path: [field], message: 'validation.file_size' }] })
  }
  const kind = await detectType(path)
  if (!kind || !types.includes(kind)) {
    throw new HttpError(415, 'Not a file of this type', {
      fields: [
        {
          path: [field],
          message: types.length === 1 ? 'validation.file_pdf' : 'validation.file_type',
        },
      ],
    })
  }
  const name = getFileName(originalFilename ?? '', kind)
  parseInput(z.object({ [field]: taxFile }), { [field]: { name, size, type: kind } })
  return { path, name, size, kind }
}
