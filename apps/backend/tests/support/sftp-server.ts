import { createHash } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import ssh2, { type Connection, type SFTPWrapper } from 'ssh2'

const { Server, utils } = ssh2
const { STATUS_CODE, OPEN_MODE } = utils.sftp

type Options = { user: string; password: string; port?: number }

/** The status codes of SFTP version 3 with which an inbox refuses a request. */
export const refusals = {
  denied: STATUS_CODE.PERMISSION_DENIED,
  failure: STATUS_CODE.FAILURE,
  unsupported: STATUS_CODE.OP_UNSUPPORTED,
}

/** The requests that an inbox refuses, with the status of its responses. */
type Refused = Partial<Record<'read' | 'write' | 'stat' | 'rename' | 'remove' | 'temporary', number>>

/** ssh2 sometimes writes a key that it cannot read. */
function createHostKey() {
  for (;;) {
    const { private: privateKey } = utils.generateKeyPairSync('ed25519')
    const parsed = utils.parseKey(privateKey)
    if (!(parsed instanceof Error)) return { privateKey, parsed }
  }
}

/**
 * An in-process SFTP server with files in memory. It closes the connection once an upload exceeds
 * `breakAfter` bytes. With `takesFiles`, it takes every file into `taken` as soon as it is closed.
 */
export async function startSftpServer({ user, password, port = 0 }: Options) {
  const { privateKey, parsed } = createHostKey()
  const files = new Map<string, Buffer>()
  const state = {
    breakAfter: Number.POSITIVE_INFINITY,
    sessions: 0,
    bytesRead: 0,
    connections: 0,
    renames: [] as string[],
    refused: {} as Refused,
    missingStatus: STATUS_CODE.NO_SUCH_FILE as number,
    takesFiles: false,
    isSilent: false,
    onConnection: (_: Connection) => {},
  }
  const taken = new Map<string, Buffer>()
  const clients = new Set<Connection>()
  const server = new Server({ hostKeys: [privateKey] }, client => {
    state.connections += 1
    clients.add(client)
    client.on('error', () => undefined)
    // Missing in the types. A delayed packet would delay every request of a test.
    ;(client as Connection & { setNoDelay(on: boolean): void }).setNoDelay(true)
    state.onConnection(client)
    client.on('authentication', context => {
      const valid =
        context.method === 'password' && context.username === user && context.password === password
      return valid ? context.accept() : context.reject(['password'])
    })
    client.on('session', accept =>
      accept().on('sftp', acceptSftp => {
        state.sessions += 1
        serve(acceptSftp(), client)
      }),
    )
  })

  function serve(sftp: SFTPWrapper, client: Connection) {
    const handles = new Map<number, string>()
    let next = 0
    const getName = (handle: Buffer) => handles.get(handle.readUInt32BE(0)) ?? ''
    const missing = (id: number) => sftp.status(id, state.missingStatus)
    const attributes = (size: number) => ({ mode: 0o100644, uid: 0, gid: 0, size, atime: 0, mtime: 0 })
    const stat = (id: number, path: string) => {
      if (state.refused.stat !== undefined) return sftp.status(id, state.refused.stat)
      const file = files.get(path)
      if (file) sftp.attrs(id, attributes(file.length))
      else missing(id)
    }
    sftp.on('OPEN', (id, path, flags) => {
      const { read, write, temporary } = state.refused
      if (state.isSilent) return
      if (read !== undefined && flags & OPEN_MODE.READ) return sftp.status(id, read)
      if (write !== undefined && flags & OPEN_MODE.WRITE) return sftp.status(id, write)
      if (temporary !== undefined && path.endsWith('.part')) return sftp.status(id, temporary)
      if (flags & OPEN_MODE.TRUNC) files.set(path, Buffer.alloc(0))
      if (!files.has(path)) return missing(id)
      next += 1
      handles.set(next, path)
      const handle = Buffer.alloc(4)
      handle.writeUInt32BE(next, 0)
      sftp.handle(id, handle)
    })
    sftp.on('WRITE', (id, handle, offset, data) => {
      const path = getName(handle)
      const before = files.get(path) ?? Buffer.alloc(0)
      const size = Math.max(before.length, offset + data.length)
      const after = Buffer.alloc(size)
      before.copy(after)
      data.copy(after, offset)
      files.set(path, after)
      if (size > state.breakAfter) client.end()
      else sftp.status(id, STATUS_CODE.OK)
    })
    sftp.on('READ', (id, handle, offset, length) => {
      const file = files.get(getName(handle)) ?? Buffer.alloc(0)
      const part = file.subarray(offset, offset + length)
      state.bytesRead += part.length
      if (part.length === 0) sftp.status(id, STATUS_CODE.EOF)
      else sftp.data(id, part)
    })
    sftp.on('FSTAT', (id, handle) => stat(id, getName(handle)))
    sftp.on('FSETSTAT', id => sftp.status(id, STATUS_CODE.OK))
    sftp.on('STAT', stat)
    sftp.on('LSTAT', stat)
    sftp.on('CLOSE', (id, handle) => {
      const path = getName(handle)
      handles.delete(handle.readUInt32BE(0))
      const file = files.get(path)
      if (state.takesFiles && file) {
        files.delete(path)
        taken.set(path, file)
      }
      sftp.status(id, STATUS_CODE.OK)
    })
    sftp.on('REMOVE', (id, path) => {
      if (state.refused.remove !== undefined) return sftp.status(id, state.refused.remove)
      if (!files.delete(path)) return missing(id)
      sftp.status(id, STATUS_CODE.OK)
    })
    sftp.on('RENAME', (id, from, to) => {
      if (state.refused.rename !== undefined) return sftp.status(id, state.refused.rename)
      const file = files.get(from)
      if (!file) return missing(id)
      if (files.has(to)) return sftp.status(id, STATUS_CODE.FAILURE)
      files.delete(from)
      files.set(to, file)
      state.renames.push(to)
      sftp.status(id, STATUS_CODE.OK)
    })
  }

  await new Promise<void>(done => server.listen(port, '127.0.0.1', done))
  const digest = createHash('sha256').update(parsed.getPublicSSH()).digest('base64').replace('=', '')
  return {
    port: (server.address() as AddressInfo).port,
    fingerprint: `SHA256:${digest}`,
    files,
    taken,
    state,
    stop() {
      for (const client of clients) client.end()
      return new Promise(done => server.close(done))
    },
  }
}
