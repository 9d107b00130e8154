import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { notFound } from '#src/http/errors'
import type { Call } from '#src/http/request-context'
import { openPrivateFiles } from '#src/storage/private-files'
import type { UploadedTaxFile } from './upload'

const uid = 'api::tax-file.tax-file'
const files = openPrivateFiles('tax-files')

export const taxFileRow = z.object({
  id: z.number(),
  key: z.uuid(),
  name: z.string(),
  mime: z.string(),
  size: z.number(),
})

export type TaxFile = z.output<typeof taxFileRow>

/** Keeps an uploaded file under a random name among the private files. */
export async function storeTaxFile({ path, name, size, kind }: UploadedTaxFile): Promise<TaxFile> {
  const key = randomUUID()
  try {
    await files.keep(key, path)
    return taxFileRow.parse(await strapi.db.query(uid).create({ data: { key, name, mime: kind, size } }))
  } catch (error) {
    await files.remove(key)
    throw error
  }
}

export async function removeTaxFile({ id, key }: TaxFile): Promise<void> {
  await strapi.db.query(uid).delete({ where: { id } })
  await files.remove(key)
}

/** Name, size and kind: all that an answer tells about the file. */
export const taxFileView = (file: TaxFile | null) =>
  file && { name: file.name, size: file.size, mime: file.mime }

/** Streams the file to somebody who may have it: as a download, never shown in place, never kept by a cache. */
export async function sendTaxFile(ctx: Call, file: TaxFile): Promise<void> {
  const kept = await files.read(file.key)
  if (!kept) throw notFound()
  const plain = file.name.replace(/[^\w .-]/g, '_')
  ctx.set('content-type', file.mime)
  ctx.set('content-length', String(kept.size))
  ctx.set(
    'content-disposition',
    `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(file.name).replace(/['()*]/g, escape)}`,
  )
  ctx.set('x-content-type-options', 'nosniff')
  ctx.set('cache-control', 'private, no-store')
  ctx.body = kept.body
}
