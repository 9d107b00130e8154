import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { SFTPWrapper, Stats } from 'ssh2'
import { withDeadline } from '#src/platform/runtime/deadline'
import { type SftpTarget, withSftp } from './sftp-connection'
import { isDenied, isMissing, isRefused, SftpError } from './sftp-error'

type File = { name: string; bytes: number; sha256: string; content: () => AsyncIterable<string> }

/** What an inbox may refuse without preventing a delivery. */
export type SftpPermission = 'read' | 'stat' | 'temporary-name' | 'rename' | 'remove'

/** A delivered file, and what the server does not allow or do. */
export type SftpUpload = { path: string; refused: SftpPermission[] }

/** The time for a whole upload, in milliseconds. */
const uploadTimeout = 15 * 60_000

type Done<T> = (error: Error | null | undefined, value: T) => void
const call = <T>(run: (done: Done<T>) => void) =>
  new Promise<T>((done, fail) => run((error, value) => (error ? fail(error) : done(value))))

type Inbox = { sftp: SFTPWrapper; refused: Set<SftpPermission> }

/**
 * Runs a request. Returns null if the file is missing or the server refuses. A refusal is recorded unless it could
 * also mean that the file is missing.
 */
async function request<T>(
  { refused }: Inbox,
  permission: SftpPermission,
  run: (done: Done<T>) => void,
): Promise<T | null> {
  try {
    const answer = await call(run)
    refused.delete(permission)
    return answer
  } catch (error) {
    if (isDenied(error)) refused.add(permission)
    else if (!isMissing(error) && !isRefused(error)) throw error
    return null
  }
}

const findStats = (inbox: Inbox, path: string) =>
  request<Stats>(inbox, 'stat', done => inbox.sftp.stat(path, done))

/** Reads the first kilobyte, which is longer than any checksum, so that a huge file does not fill the memory. */
const findText = (inbox: Inbox, path: string): Promise<string | null> =>
  request<string>(inbox, 'read', done => {
    const source = inbox.sftp.createReadStream(path, { end: 1023 })
    source.on('error', () => undefined)
    text(source).then(
      value => done(null, value),
      (error: Error) => done(error, ''),
    )
  })

/** Writes a file and checks its size, unless the server does not report it or has already taken the file. */
async function write(
  inbox: Inbox,
  path: string,
  bytes: number,
  content: AsyncIterable<string>,
): Promise<void> {
  const target = inbox.sftp.createWriteStream(path, { flags: 'w' })
  target.on('error', () => undefined)
  await pipeline(Readable.from(content), target)
  const stats = await findStats(inbox, path)
  if (stats !== null && stats.size !== bytes) throw new SftpError('The uploaded file has another size')
}

/** Renames a temporary file. Returns false if the server refuses, or has already taken the temporary file. */
async function rename({ sftp, refused }: Inbox, from: string, to: string): Promise<boolean> {
  try {
    await call<void>(done => sftp.rename(from, to, error => done(error, undefined)))
    return true
  } catch (error) {
    if (!isRefused(error) && !isMissing(error)) throw error
    refused.add(isMissing(error) ? 'temporary-name' : 'rename')
    return false
  }
}

/**
 * Uploads under a temporary name and then renames the file, so that nobody reads an incomplete file. If the server
 * refuses that, the file is written under its final name.
 */
async function writeAndRename(
  inbox: Inbox,
  path: string,
  bytes: number,
  content: () => AsyncIterable<string>,
) {
  const { sftp, refused } = inbox
  const part = `${path}.part`
  if (!refused.has('rename') && !refused.has('temporary-name')) {
    try {
      await write(inbox, part, bytes, content())
      if (await rename(inbox, part, path)) return
      await request<void>(inbox, 'remove', done => sftp.unlink(part, error => done(error, undefined)))
    } catch (error) {
      if (!isRefused(error)) throw error
      refused.add('temporary-name')
    }
  }
  await write(inbox, path, bytes, content()).catch((error: unknown) => {
    throw isRefused(error) || isMissing(error)
      ? new SftpError('The server does not allow writing to the folder')
      : error
  })
}

const once = async function* (content: string) {
  yield content
}

const conflict = () => new SftpError('There is another file of this name')

async function store(
  sftp: SFTPWrapper,
  folder: string,
  { name, bytes, sha256, content }: File,
): Promise<SftpUpload> {
  const inbox: Inbox = { sftp, refused: new Set() }
  const path = `${folder.replace(/\/$/, '')}/${name}`
  const checksum = `${sha256}  ${name}\n`
  const written = await findText(inbox, `${path}.sha256`)
  if (written !== null && written !== checksum) throw conflict()
  const stats = await findStats(inbox, path)
  // A smaller file without a checksum is an upload under the final name that was interrupted.
  if (stats !== null && (stats.size > bytes || (stats.size < bytes && written !== null))) throw conflict()
  if (stats?.size !== bytes && written === null) await writeAndRename(inbox, path, bytes, content)
  if (written === null)
    await writeAndRename(inbox, `${path}.sha256`, Buffer.byteLength(checksum), () => once(checksum))
  return { path, refused: [...inbox.refused] }
}

/**
 * Uploads a file, followed by `<name>.sha256` once it is complete. A file uploaded by an earlier run is not replaced.
 * Returns its path on the server and what the server refused.
 */
export const uploadBySftp = (
  target: SftpTarget,
  file: File,
  signal: AbortSignal,
  timeout = uploadTimeout,
): Promise<SftpUpload> =>
  withDeadline(timeout, signal => withSftp(target, signal, sftp => store(sftp, target.folder, file)), signal)
