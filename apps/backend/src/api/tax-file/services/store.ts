import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { notFound } from '#src/http/errors'
import type { RequestContext } from '#src/http/request-context'
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

/** Stores an uploaded file in private storage under a random name. */
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

/** A file as shown in responses. */
export const toTaxFileView = (file: TaxFile | null) =>
  file && { name: file.name, size: file.size, mime: file.mime }

/** Streams the file as an attachment that is never cached. The caller must have checked permissions. */
export async function sendTaxFile(ctx: RequestContext, file: TaxFile): Promise<void> {
  const stored = await files.read(file.key)
  if (!stored) throw notFound()
  const asciiName = file.name.replace(/[^\w .-]/g, '_')
  ctx.set('content-type', file.mime)
  ctx.set('content-length', String(stored.size))
  ctx.set(
    'content-disposition',
    `attachment; filename="${asciiName}"; filename*=UTF-8''${encodeURIComponent(file.name).replace(/['()*]/g, escape)}`,
  )
  ctx.set('x-content-type-options', 'nosniff')
  ctx.set('cache-control', 'private, no-store')
  ctx.body = stored.body
}
