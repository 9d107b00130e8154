import { createHash } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { uploadBySftp } from '#src/platform/outgoing/sftp'
import { hostileBehaviours, startHostileServer } from '#tests/hostile-server'
import { refusals, startSftpServer } from '#tests/sftp-server'

const [user, password] = ['usage', 'password-of-the-sftp-server']
const text = 'play;title\n'.repeat(5_000)
const sha256 = createHash('sha256').update(text).digest('hex')
const file = {
  name: 'usage.csv',
  bytes: text.length,
  sha256,
  content: async function* () {
    for (let index = 0; index < text.length; index += 30_000) yield text.slice(index, index + 30_000)
  },
}
const never = () => new AbortController().signal

async function start(options: { port?: number } = {}) {
  const sftp = await startSftpServer({ user, password, ...options })
  onTestFinished(async () => void (await sftp.stop()))
  const target = {
    host: '127.0.0.1',
    port: sftp.port,
    user,
    folder: '/in',
    fingerprint: sftp.fingerprint,
    credential: password,
    local: true,
  }
  const upload = (changes: Partial<typeof target> = {}, signal = never(), timeout?: number) =>
    uploadBySftp({ ...target, ...changes }, file, signal, timeout)
  return { sftp, target, upload }
}

type Started = Awaited<ReturnType<typeof start>>

/** What the server has received under the final name and as the checksum, wherever it keeps it. */
const received = ({ sftp: { files, taken } }: Started) =>
  ['usage.csv', 'usage.csv.sha256'].map(name =>
    (taken.get(`/in/${name}`) ?? files.get(`/in/${name}`))?.toString(),
  )

const complete = [text, `${sha256}  usage.csv\n`]

test('a file is uploaded under a temporary name, then its checksum, and is not replaced by a second upload', async () => {
  const started = await start()
  expect(await started.upload()).toEqual({ path: '/in/usage.csv', refused: [] })
  expect(await started.upload()).toEqual({ path: '/in/usage.csv', refused: [] })
  expect(received(started)).toEqual(complete)
  expect(started.sftp.state.renames).toEqual(['/in/usage.csv', '/in/usage.csv.sha256'])
  expect([...started.sftp.files.keys()]).toHaveLength(2)
})

test.each([
  [{ read: refusals.denied, stat: refusals.denied }, ['read', 'stat']],
  [{ read: refusals.failure, stat: refusals.unsupported }, ['stat']],
  [{ rename: refusals.denied }, ['rename']],
  [{ rename: refusals.unsupported, remove: refusals.denied }, ['remove', 'rename']],
  [{ temporary: refusals.denied }, ['temporary-name']],
  [
    { read: refusals.denied, stat: refusals.denied, rename: refusals.failure, remove: refusals.denied },
    ['read', 'remove', 'rename', 'stat'],
  ],
])('an inbox that refuses %j gets the file, and the permissions are named', async (refused, named) => {
  const started = await start()
  started.sftp.state.refused = refused
  const { refused: missing } = await started.upload()
  expect([...missing].sort()).toEqual(named)
  expect(received(started)).toEqual(complete)
  await started.upload()
  expect(received(started)).toEqual(complete)
})

test('an inbox that answers a failure for a missing file gets the file, and no permission is named', async () => {
  const started = await start()
  started.sftp.state.missingStatus = refusals.failure
  expect((await started.upload()).refused).toEqual([])
  expect(received(started)).toEqual(complete)
})

test('an inbox that takes files at once gets the complete file under its final name', async () => {
  const started = await start()
  started.sftp.state.takesFiles = true
  expect((await started.upload()).refused).toEqual(['temporary-name'])
  expect(received(started)).toEqual(complete)
})

test('an upload under the final name that was interrupted is completed by the next one', async () => {
  const started = await start()
  started.sftp.state.refused = { rename: refusals.denied }
  started.sftp.files.set('/in/usage.csv', Buffer.from(text.slice(0, 5_000)))
  await started.upload()
  expect(received(started)).toEqual(complete)
})

test.each([
  ['a larger file', { '/in/usage.csv': `${text}more` }],
  ['another checksum', { '/in/usage.csv.sha256': `${'0'.repeat(64)}  usage.csv\n` }],
])('%s of the same name is not replaced', async (_, files) => {
  const started = await start()
  for (const [path, content] of Object.entries(files)) started.sftp.files.set(path, Buffer.from(content))
  await expect(started.upload()).rejects.toThrow('There is another file of this name')
})

test('of a huge file in the place of the checksum, only the start is read', async () => {
  const started = await start()
  started.sftp.files.set('/in/usage.csv.sha256', Buffer.alloc(1_000_000, 'a'))
  await expect(started.upload()).rejects.toThrow('There is another file of this name')
  expect(started.sftp.state.bytesRead).toBeLessThanOrEqual(1024)
})

test('a folder that may not be written is named in the error', async () => {
  const started = await start()
  const open = { stat: refusals.denied, read: refusals.denied, temporary: refusals.denied }
  started.sftp.state.refused = { ...open, write: refusals.denied }
  await expect(started.upload()).rejects.toThrow('The server does not allow writing to the folder')
})

test('a server that has changed its key gets nothing, and aborting afterwards does no harm', async () => {
  const first = await start()
  await first.upload()
  await first.sftp.stop()
  const second = await start({ port: first.sftp.port })
  const stopping = new AbortController()
  await expect(second.upload({ fingerprint: first.sftp.fingerprint }, stopping.signal)).rejects.toThrow(
    'The server has another host key',
  )
  stopping.abort()
  expect([second.sftp.state.sessions, second.sftp.files.size]).toEqual([0, 0])
})

/** Aborts an upload once a server has reached a stage. */
const stages: Record<string, (started: Started, abort: () => void) => void> = {
  connected: ({ sftp }, abort) => {
    sftp.state.onConnection = abort
  },
  'sends its key': ({ sftp }, abort) => {
    sftp.state.onConnection = client => void client.on('handshake', abort)
  },
  authenticates: ({ sftp }, abort) => {
    sftp.state.onConnection = client => void client.prependListener('authentication', abort)
  },
  'has signed in': ({ sftp }, abort) => {
    sftp.state.onConnection = client => void client.on('ready', abort)
  },
  'opens a session': ({ sftp }, abort) => {
    sftp.state.onConnection = client => void client.prependListener('session', abort)
  },
}

test.each(Object.entries(stages))(
  'an upload that is aborted while the server %s ends at once',
  async (_, at) => {
    const started = await start()
    const stopping = new AbortController()
    at(started, () => stopping.abort())
    await expect(started.upload({}, stopping.signal)).rejects.toThrow()
    expect(started.sftp.files.has('/in/usage.csv')).toBe(false)
  },
)

test('an upload to a server that stops answering ends at its deadline', async () => {
  const { sftp, upload } = await start()
  sftp.state.isSilent = true
  await expect(upload({}, never(), 500)).rejects.toMatchObject({ name: 'TimeoutError' })
})

test('a wrong password is an error', async () => {
  const { upload } = await start()
  await expect(upload({ credential: 'wrong' })).rejects.toMatchObject({ level: 'client-authentication' })
})

test('an upload fails within its deadline, whatever the server does instead of SSH', async () => {
  const { target } = await start()
  const ends = Object.values(hostileBehaviours).map(async behave => {
    const { port } = new URL(await startHostileServer(behave))
    const upload = uploadBySftp({ ...target, port: Number(port) }, file, never(), 400)
    return upload.then(
      () => 'succeeded',
      () => 'failed',
    )
  })
  expect(new Set(await Promise.all(ends))).toEqual(new Set(['failed']))
})
