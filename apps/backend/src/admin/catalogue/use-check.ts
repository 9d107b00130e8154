import { useFetchClient } from '@strapi/strapi/admin'
import { useState } from 'react'
import { maxImportRows, maxUploadBytes } from '#src/catalogue/track-upload/rules/columns'
import { decodeText } from '#src/platform/csv/decode-text'
import { type TableCheck, tableCheckSchema } from './responses'
import { uploadsPath } from './use-uploads'

const maxTableBytes = 1024 * 1024

const toHex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map(byte => byte.toString(16).padStart(2, '0')).join('')

/** The file's path relative to the chosen folder. */
export const getRelativePath = (file: File) => file.webkitRelativePath || file.name

// A file that is too large is rejected anyway, so it is not read.
const hash = async (file: File) =>
  file.size > maxUploadBytes
    ? toHex(new ArrayBuffer(32))
    : toHex(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))

const isMusic = (file: File) => /\.mp3$/i.test(file.name)

/** Checks a table against the chosen files without sending them. */
export function useCheck() {
  const { post } = useFetchClient()
  const [check, setCheck] = useState<TableCheck | null>(null)
  const [progress, setProgress] = useState<number | null>(null)

  async function describe(chosen: readonly File[]) {
    const files = []
    for (const [at, file] of chosen.entries()) {
      setProgress(Math.round((100 * at) / chosen.length))
      files.push({ name: getRelativePath(file), bytes: file.size, sha256: await hash(file) })
    }
    return files
  }

  async function run(table: File, chosen: readonly File[]): Promise<void> {
    setCheck(null)
    const music = chosen.filter(isMusic)
    if (table.size > maxTableBytes || music.length > maxImportRows) return setCheck({ problem: 'rows' })
    setProgress(0)
    try {
      const csv = decodeText(new Uint8Array(await table.arrayBuffer()))
      const { data } = await post(`${uploadsPath}/check`, { csv, files: await describe(music) })
      setCheck(tableCheckSchema.parse(data).data)
    } catch {
      setCheck({ problem: 'failed' })
    } finally {
      setProgress(null)
    }
  }

  return { check, progress, run, clear: () => setCheck(null) }
}
