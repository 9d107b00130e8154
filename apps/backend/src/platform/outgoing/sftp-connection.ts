import { createHash } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { Client, type ConnectConfig, type SFTPWrapper } from 'ssh2'
import { constantTimeEqual } from '#src/platform/runtime/cryptography'
import { lookupPublic } from './lookup'
import { SftpError } from './sftp-error'

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

const readyTimeout = 20_000
const silenceTimeout = 60_000

const computeFingerprint = (key: Buffer): string =>
  `SHA256:${createHash('sha256').update(key).digest('base64').replace('=', '')}`

const isKey = (credential: string) => credential.includes('PRIVATE KEY')

type Connection = {
  socket: Socket
  client: Client
  /** Rejects when the connection fails or ends; pending requests never settle by themselves. */
  closed: Promise<never>
  /** Rejects `closed`. */
  fail: (error: Error) => void
}

/**
 * Creates the connection with listeners that stay for its whole life: an error after the first one, such as that of
 * an abort during the handshake, would otherwise end the process.
 */
function createConnection({ host, port, local }: SftpTarget): Connection {
  const client = new Client()
  const socket = connect({ host, port, ...(local ? {} : { lookup: lookupPublic }) })
  let fail: Connection['fail'] = () => undefined
  const closed = new Promise<never>((_, reject) => {
    fail = reject
  })
  closed.catch(() => undefined)
  for (const emitter of [socket, client])
    emitter.on('error', fail).on('close', () => fail(new SftpError('The connection was closed')))
  // Every request waits for its response, so a delayed packet would delay each of them.
  socket.setNoDelay(true)
  socket.setTimeout(silenceTimeout, () => socket.destroy(new SftpError('The server is silent')))
  return { socket, client, closed, fail }
}

/** Connects, verifies the host key on every key exchange and signs in. */
async function signIn({ socket, client, fail }: Connection, target: SftpTarget): Promise<SFTPWrapper> {
  const { user: username, fingerprint, credential } = target
  await new Promise<void>(done => socket.once('connect', () => done()))
  return new Promise<SFTPWrapper>(done => {
    const config: ConnectConfig = {
      sock: socket,
      username,
      readyTimeout,
      hostVerifier: (key: Buffer) => {
        const isPinned = constantTimeEqual(computeFingerprint(key), fingerprint)
        if (!isPinned) fail(new SftpError('The server has another host key'))
        return isPinned
      },
      ...(isKey(credential) ? { privateKey: credential } : { password: credential }),
    }
    client.once('ready', () => client.sftp((error, sftp) => (error ? fail(error) : done(sftp))))
    client.connect(config)
  })
}

/** Runs work on a connection to a server, and closes the connection afterwards in any case. */
export async function withSftp<T>(
  target: SftpTarget,
  signal: AbortSignal,
  work: (sftp: SFTPWrapper) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted()
  const connection = createConnection(target)
  const { socket, client, closed } = connection
  const abort = () => socket.destroy(new SftpError('Aborted'))
  signal.addEventListener('abort', abort, { once: true })
  const run = async () => {
    const sftp = await signIn(connection, target)
    const failed = new Promise<never>((_, fail) => sftp.on('error', fail))
    return Promise.race([work(sftp), failed])
  }
  try {
    return await Promise.race([run(), closed])
  } finally {
    signal.removeEventListener('abort', abort)
    client.end()
    socket.destroySoon()
  }
}
