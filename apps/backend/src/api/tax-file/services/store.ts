import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Call } from '../../../call'
import { environment } from '../../../environment'
import { notFound } from '../../../refusal'
import type { Uploaded } from './uploaded'

const uid = 'api::tax-file.tax-file'
const folder = join(environment.privateDir, 'tax-files')
const pathOf = (key: string) => join(folder, key)

export const taxFileRow = z.object({
  id: z.number(),
  key: z.uuid(),
  name: z.string(),
  mime: z.string(),
  size: z.number(),
})

export type TaxFile = z.output<typeof taxFileRow>

/** Keeps an uploaded file under a random name in the private folder. */
export async function storeTaxFile({ path, name, size, kind }: Uploaded): Promise<TaxFile> {
  const key = randomUUID()
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await copyFile(path, pathOf(key))
  try {
    return taxFileRow.parse(await strapi.db.query(uid).create({ data: { key, name, mime: kind, size } }))
  } catch (error) {
    await rm(pathOf(key), { force: true })
    throw error
  }
}

export async function removeTaxFile({ id, key }: TaxFile): Promise<void> {
  await strapi.db.query(uid).delete({ where: { id } })
  await rm(pathOf(key), { force: true })
}

/** Name, size and kind: all that an answer tells about the file. */
export const taxFileView = (file: TaxFile | null) =>
  file && { name: file.name, size: file.size, mime: file.mime }

/** Streams the file to somebody who may have it: as a download, never shown in place, never kept by a cache. */
export async function sendTaxFile(ctx: Call, file: TaxFile): Promise<void> {
  const { size } = await stat(pathOf(file.key)).catch(() => {
    throw notFound()
  })
  const plain = file.name.replace(/[^\w .-]/g, '_')
  ctx.set('content-type', file.mime)
  ctx.set('content-length', String(size))
  ctx.set(
    'content-disposition',
    `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(file.name).replace(/['()*]/g, escape)}`,
  )
  ctx.set('x-content-type-options', 'nosniff')
  ctx.set('cache-control', 'private, no-store')
  ctx.body = createReadStream(pathOf(file.key))
}
