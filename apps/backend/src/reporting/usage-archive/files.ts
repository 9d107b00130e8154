import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { openPrivateFiles } from '#src/platform/storage/private-files'
import { sealChunkSize } from '#src/reporting/seal/rows'
import { sha256Bytes } from '#src/reporting/seal/rules/merkle'
import { type ArchivePart, findPart } from './rows'

/** The number of chunks in each part of a seal's log. One part is in memory at a time. */
export const chunksPerPart = 16
export const partSize = chunksPerPart * sealChunkSize

const compress = promisify(gzip)
const expand = promisify(gunzip)
const files = openPrivateFiles('usage-archive')

/** Each part is a gzip member. Concatenated in the order of their names, the parts form the day's log. */
export const partName = (day: string, part: number) =>
  `usage-log-${day}.${String(part).padStart(4, '0')}.jsonl.gz`

async function storeFile(name: string, content: Buffer): Promise<void> {
  const path = join(tmpdir(), `usage-archive-${randomUUID()}`)
  try {
    await writeFile(path, content, { mode: 0o600 })
    await files.keep(name, path)
  } finally {
    await rm(path, { force: true })
  }
}

/** Stores a part of a day's log and returns its size and checksum. */
export async function writePart(
  day: string,
  part: number,
  text: string,
): Promise<Pick<ArchivePart, 'bytes' | 'sha256'>> {
  const content = await compress(text)
  await storeFile(partName(day, part), content)
  return { bytes: content.length, sha256: sha256Bytes(content).toString('hex') }
}

/** Stores the list of a month's parts, so that they can be verified without the database. */
export const writeManifest = (month: string, manifest: object): Promise<void> =>
  storeFile(`usage-archive-${month}.json`, Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`))

/** The name of a part whose file is missing; null if there is a file. */
export async function findMissingPart(day: string, part: number): Promise<string | null> {
  const found = await files.read(partName(day, part))
  found?.body.destroy()
  return found ? null : partName(day, part)
}

/** The text of a part. Throws if the file is missing or its bytes differ from those that were archived. */
export async function readPart(day: string, { part, sha256: expected }: ArchivePart): Promise<string> {
  const name = partName(day, part)
  const found = await files.read(name)
  if (!found) throw new Error(`The file ${name} of the usage archive is missing`)
  const content = await buffer(found.body)
  if (sha256Bytes(content).toString('hex') !== expected)
    throw new Error(`The file ${name} of the usage archive differs from its checksum`)
  return (await expand(content)).toString()
}

export async function requirePart(seal: number, part: number): Promise<ArchivePart> {
  const found = await findPart(seal, part)
  if (!found) throw new Error(`Part ${part} of seal ${seal} is not archived`)
  return found
}
