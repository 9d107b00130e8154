import { createHash } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Client, type ConnectConfig, type SFTPWrapper, type Stats } from 'ssh2'
import { constantTimeEqual } from '#src/runtime/cryptography'
import { lookupPublic } from './lookup'

export type SftpTarget = {
  host: string
  port: number
  user: string
  folder: string
  /** `SHA256:…` of the server's host key, as printed by `ssh-keygen -l`. */
  fingerprint: string
  /** A password, or a private key in OpenSSH or PEM format. */
  credential: string
  /** Whether the server may be on this machine, for development. */
  local: boolean
}

type File = { name: string; bytes: number; sha256: string; content: () => AsyncIterable<string> }

const readyTimeout = 20_000

class SftpError extends Error {
  override readonly name = 'SftpError'
}

const fingerprintOf = (key: Buffer): string =>
  `SHA256:${createHash('sha256').update(key).digest('base64').replace('=', '')}`

const isKey = (credential: string) => credential.includes('PRIVATE KEY')

async function openSocket({ host, port, local }: SftpTarget, signal: AbortSignal): Promise<Socket> {
  const socket = connect({ host, port, ...(local ? {} : { lookup: lookupPublic }) })
  socket.setTimeout(60_000, () => socket.destroy(new SftpError('The server is silent')))
  signal.addEventListener('abort', () => socket.destroy(new SftpError('Aborted')), { once: true })
  await new Promise<void>((done, fail) => {
    socket.once('connect', done)
    socket.once('error', fail)
  })
  return socket
}

async function openClient(target: SftpTarget, signal: AbortSignal): Promise<Client> {
  const sock = await openSocket(target, signal)
  const client = new Client()
  const { user: username, fingerprint, credential } = target
  const config: ConnectConfig = {
    sock,
    username,
    readyTimeout,
    hostVerifier: (key: Buffer) => constantTimeEqual(fingerprintOf(key), fingerprint),
    ...(isKey(credential) ? { privateKey: credential } : { password: credential }),
  }
  await new Promise<void>((done, fail) => {
    client.once('ready', done)
    client.once('error', fail)
    client.once('close', () => fail(new SftpError('The connection was closed')))
    client.connect(config)
  })
  return client
}

type Done<T> = (error: Error | null | undefined, value: T) => void
const call = <T>(run: (done: Done<T>) => void) =>
  new Promise<T>((done, fail) => run((error, value) => (error ? fail(error) : done(value))))

const isMissing = (error: unknown) => (error as { code?: unknown }).code === 2

const findStats = (sftp: SFTPWrapper, path: string): Promise<Stats | null> =>
  call<Stats>(done => sftp.stat(path, done)).catch(error => {
    if (isMissing(error)) return null
    throw error
  })

const findText = (sftp: SFTPWrapper, path: string): Promise<string | null> =>
  call<Buffer>(done => sftp.readFile(path, done)).then(
    bytes => bytes.toString('utf8'),
    error => {
      if (isMissing(error)) return null
      throw error
    },
  )

/** Uploads under a temporary name and then renames the file, so that nobody reads an incomplete file. */
async function put(sftp: SFTPWrapper, path: string, bytes: number, content: AsyncIterable<string>) {
  const part = `${path}.part`
  await pipeline(Readable.from(content), sftp.createWriteStream(part, { flags: 'w' }))
  const stats = await findStats(sftp, part)
  if (stats?.size !== bytes) throw new SftpError('The uploaded file has another size')
  await call<void>(done => sftp.rename(part, path, error => done(error, undefined)))
}

const once = async function* (text: string) {
  yield text
}

async function store(
  client: Client,
  folder: string,
  { name, bytes, sha256, content }: File,
): Promise<string> {
  const sftp = await call<SFTPWrapper>(done => client.sftp(done))
  const path = `${folder.replace(/\/$/, '')}/${name}`
  const checksum = `${sha256}  ${name}\n`
  const written = await findText(sftp, `${path}.sha256`)
  if (written !== null && written !== checksum) throw new SftpError('There is another file of this name')
  const stats = await findStats(sftp, path)
  if (stats !== null && stats.size !== bytes) throw new SftpError('There is another file of this name')
  if (stats === null) await put(sftp, path, bytes, content())
  if (written === null) await put(sftp, `${path}.sha256`, Buffer.byteLength(checksum), once(checksum))
  return path
}

/**
 * Uploads a file, followed by `<name>.sha256` once it is complete. A file uploaded by an earlier run is not replaced.
 * Returns its path on the server.
 */
export async function uploadBySftp(target: SftpTarget, file: File, signal: AbortSignal): Promise<string> {
  const client = await openClient(target, signal)
  // Pending requests never settle when the connection ends.
  const closed = new Promise<never>((_, fail) => {
    client.on('error', fail)
    client.once('close', () => fail(new SftpError('The connection was closed')))
  })
  closed.catch(() => undefined)
  try {
    return await Promise.race([store(client, target.folder, file), closed])
  } finally {
    client.end()
  }
}
