import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { notFound } from '#src/platform/http/errors'
import type { FileResponse } from '#src/platform/http/implement'
import { openPrivateFiles } from '#src/platform/storage/private-files'
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

/** The file as a download. The caller must have checked permissions. */
export async function readTaxFile({ key, name, mime }: TaxFile): Promise<FileResponse> {
  const stored = await files.read(key)
  if (!stored) throw notFound()
  return { name, type: mime, size: stored.size, content: stored.body }
}
