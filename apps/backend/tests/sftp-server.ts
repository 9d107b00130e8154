import { createHash, generateKeyPairSync } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import ssh2, { type Connection, type SFTPWrapper } from 'ssh2'

const { Server, utils } = ssh2
const { STATUS_CODE, OPEN_MODE } = utils.sftp

type Options = { user: string; password: string }

/**
 * An in-process SFTP server with files in memory. It closes the connection once an upload exceeds
 * `breakAfter` bytes.
 */
export async function startSftpServer({ user, password }: Options) {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
    publicKeyEncoding: { type: 'pkcs1', format: 'pem' },
  })
  const parsed = utils.parseKey(privateKey)
  if (parsed instanceof Error) throw parsed
  const files = new Map<string, Buffer>()
  const state = { breakAfter: Number.POSITIVE_INFINITY, sessions: 0, renames: [] as string[] }
  const server = new Server({ hostKeys: [privateKey] }, client => {
    client.on('error', () => undefined)
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
    const nameOf = (handle: Buffer) => handles.get(handle.readUInt32BE(0)) ?? ''
    const missing = (id: number) => sftp.status(id, STATUS_CODE.NO_SUCH_FILE)
    const attributes = (size: number) => ({ mode: 0o100644, uid: 0, gid: 0, size, atime: 0, mtime: 0 })
    const stat = (id: number, path: string) => {
      const file = files.get(path)
      if (file) sftp.attrs(id, attributes(file.length))
      else missing(id)
    }
    sftp.on('OPEN', (id, path, flags) => {
      if (flags & OPEN_MODE.TRUNC) files.set(path, Buffer.alloc(0))
      if (!files.has(path)) return missing(id)
      next += 1
      handles.set(next, path)
      const handle = Buffer.alloc(4)
      handle.writeUInt32BE(next, 0)
      sftp.handle(id, handle)
    })
    sftp.on('WRITE', (id, handle, offset, data) => {
      const path = nameOf(handle)
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
      const file = files.get(nameOf(handle)) ?? Buffer.alloc(0)
      if (offset >= file.length) sftp.status(id, STATUS_CODE.EOF)
      else sftp.data(id, file.subarray(offset, offset + length))
    })
    sftp.on('FSTAT', (id, handle) => stat(id, nameOf(handle)))
    sftp.on('FSETSTAT', id => sftp.status(id, STATUS_CODE.OK))
    sftp.on('STAT', stat)
    sftp.on('LSTAT', stat)
    sftp.on('CLOSE', (id, handle) => {
      handles.delete(handle.readUInt32BE(0))
      sftp.status(id, STATUS_CODE.OK)
    })
    sftp.on('RENAME', (id, from, to) => {
      const file = files.get(from)
      if (!file) return missing(id)
      if (files.has(to)) return sftp.status(id, STATUS_CODE.FAILURE)
      files.delete(from)
      files.set(to, file)
      state.renames.push(to)
      sftp.status(id, STATUS_CODE.OK)
    })
  }

  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const digest = createHash('sha256').update(parsed.getPublicSSH()).digest('base64').replace('=', '')
  return {
    port: (server.address() as AddressInfo).port,
    fingerprint: `SHA256:${digest}`,
    files,
    state,
    stop: () => new Promise(done => server.close(done)),
  }
}
