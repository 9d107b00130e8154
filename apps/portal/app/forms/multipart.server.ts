import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { taxFileMaxBytes } from '@bgm/validation'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import { createFieldCollector, type FormBody } from './form-body.server'

const prefix = 'portal-upload-'

// Our forms have about thirty fields and one file. Slightly oversized text fields are still read, so that
// they cause a field error.
const limits = {
  fieldSize: 64 * 1024,
  fields: 100,
  files: 4,
  parts: 104,
  headerPairs: 20,
  headerSize: 8 * 1024,
  fileSize: taxFileMaxBytes,
}

export const isMultipart = (request: Request) =>
  request.body !== null && /^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? '')

/** Creates a temporary folder and removes it after `use`, even if `use` fails. */
export async function withTemporaryFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), prefix))
  try {
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const maxFolderAge = 60 * 60 * 1000

/** Removes folders left behind by processes that were killed during an upload. No upload takes an hour. */
export async function removeStaleUploads(now = Date.now()): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(prefix)) continue
    const folder = join(tmpdir(), name)
    const found = await stat(folder).catch(() => null)
    if (found && now - found.mtimeMs > maxFolderAge) await rm(folder, { recursive: true, force: true })
  }
}

/** Streams a body within the limits: text fields into memory, files into the folder. */
export async function readMultipart(request: Request, folder: string): Promise<FormBody> {
  const fields = createFieldCollector()
  const stop = new AbortController()
  const files: Promise<void>[] = []
  let diskError: unknown

  const parser = createParser(request)
  parser.on('field', (name, value) => fields.addText(name, value))
  parser.on('file', (name, content, path, _encoding, type) => {
    const stored = store(content, join(folder, String(files.length)), stop.signal)
      .then(async at => {
        const file = at === null ? null : await openAsBlob(at, { type })
        fields.addFile(name, file ? new File([file], baseName(path), { type }) : 'too-large')
      })
      .catch((error: unknown) => {
        if (isDiskError(error)) diskError = error
        stop.abort()
      })
    files.push(stored)
  })
  // Without this handler, later errors would be uncaught exceptions.
  parser.on('error', () => stop.abort())
  for (const reached of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
    parser.on(reached, () => stop.abort())

  try {
    await pipeline(Readable.from(readChunks(request)), parser, { signal: stop.signal })
    await Promise.all(files)
    stop.signal.throwIfAborted()
  } catch {
    stop.abort()
    await Promise.all(files)
    if (diskError) throw diskError
    throw badRequest()
  }
  return fields.body()
}

const badRequest = () => new Response(null, { status: 400, statusText: 'Bad Request' })

function createParser(request: Request) {
  const type = request.headers.get('content-type') ?? ''
  try {
    return new Busboy({
      headers: { 'content-type': type },
      limits,
      preservePath: true,
      isPartAFile: (_name, _type, fileName) => fileName !== undefined,
    })
  } catch {
    throw badRequest()
  }
}

/** Writes a file as it is received; if it exceeds the limit, removes it and returns null. */
async function store(content: BusboyFileStream, path: string, signal: AbortSignal): Promise<string | null> {
  content.on('error', () => {})
  await pipeline(content, createWriteStream(path, { mode: 0o600 }), { signal })
  if (!content.truncated) return path
  await rm(path)
  return null
}

async function* readChunks({ body }: Request) {
  const reader = body?.getReader()
  if (!reader) return
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value
  } finally {
    await reader.cancel().catch(() => {})
  }
}

const isDiskError = (error: unknown) => error instanceof Error && 'syscall' in error

/** Returns the file name without the client's directories. */
const baseName = (path: string) => path.split(/[/\\]/).at(-1) ?? ''
