import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createLogKey, createTestLog } from './test-log.mjs'
import { configure, createFolder, isThere, runProgram, startWitness } from './witness-process.mjs'

const log = createTestLog()

/** A folder of a witness that has signed and was stopped. */
async function createUsedFolder() {
  const folder = createFolder([log.key.vkey])
  const witness = await startWitness(folder)
  await witness.submit(log.submission(0, 3))
  witness.kill('SIGTERM')
  await witness.closed
  return folder
}

const expectFailure = async (folder, message, ...parameters) => {
  const { code, stderr } = await runProgram(folder, ...parameters)
  expect(stderr).toMatch(message)
  expect(stderr).not.toContain('    at ')
  expect(code).toBe(1)
}

test('the first start writes settings to be filled in', async () => {
  const folder = createFolder([])
  rmSync(join(folder, 'witness.conf'))
  await expectFailure(
    folder,
    /^Write the settings of your witness into .*witness\.conf, and start it again\.\n$/,
  )
  expect(isThere(folder, 'keys.json')).toBe(false)
  const text = readFileSync(join(folder, 'witness.conf'), 'utf8')
  writeFileSync(join(folder, 'witness.conf'), text.replace('witness.example', 'saksi.test/satu'))
  expect((await runProgram(folder, 'keys')).stdout).toMatch(
    /^(saksi\.test\/satu\+[0-9a-f]{8}\+[\w/+=]+\n){2}$/,
  )
})

test('keys and state are readable only by their owner, and keys are the same after a restart', async () => {
  const folder = await createUsedFolder()
  for (const name of ['keys.json', 'state.json'])
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)
  const { stdout } = await runProgram(folder, 'keys')
  const witness = await startWitness(folder)
  expect(`${(await witness.vkeys()).join('\n')}\n`).toBe(stdout)
  expect((await witness.submit(log.submission(3, 4))).status).toBe(200)
})

test.each([
  [
    'an unknown word',
    'nama saksi',
    /^Line 2 of the settings: "nama" is not a setting\. The settings are name,/,
  ],
  ['a word of objects', 'constructor x', /^Line 2 of the settings: "constructor" is not a setting/],
  ['a port', 'port tinggi', /^Line 2 of the settings: "port" has to be a number from 1 to 65535\.$/m],
  ['a time zone', 'time-zone Mars', /^Line 2 of the settings: "time-zone" is not known/],
  [
    'an incomplete key',
    `log ${log.key.vkey.slice(0, -4)}`,
    /^Line 2 of the settings: "log" is not followed by/,
  ],
  ['a second name', 'name lain.test', /^Line 2 of the settings: "name" is already set above\.$/m],
])('settings with %s are refused with the number of the line', async (_, line, message) => {
  const folder = createFolder([])
  writeFileSync(join(folder, 'witness.conf'), `name saksi.test\n${line}\n`)
  await expectFailure(folder, message)
})

test.each([
  ['no name', '', /^The settings have no line with the name of this witness\.$/m],
  ['a name with a space', 'name saksi kita', /^Line 1 of the settings: "name" must not contain spaces or \+/],
])('settings with %s are refused', async (_, text, message) => {
  const folder = createFolder([])
  writeFileSync(join(folder, 'witness.conf'), text)
  await expectFailure(folder, message)
})

test('settings are read again without a restart, and those with a mistake do not replace others', async () => {
  const folder = createFolder([])
  const witness = await startWitness(folder)
  expect((await witness.submit(log.submission(0, 3))).status).toBe(404)
  configure(folder, [log.key.vkey])
  expect((await witness.submit(log.submission(0, 3))).status).toBe(200)
  writeFileSync(join(folder, 'witness.conf'), 'name lain.test\n')
  expect((await witness.submit(log.submission(3, 4))).status).toBe(200)
  const health = await witness.get('/healthz')
  expect([health.status, await health.text()]).toEqual([
    503,
    'The name in the settings has changed. It belongs to the keys: put the former one back.\n',
  ])
  const next = createLogKey(log.origin)
  configure(folder, [next.vkey])
  expect((await witness.submit(log.submission(4, 5))).status).toBe(403)
  expect((await witness.submit(log.submission(4, 5, { keys: [next] }))).status).toBe(200)
  expect((await witness.get('/healthz')).status).toBe(200)
})

test('a lost key, lost state and broken files are not replaced', async () => {
  const folder = await createUsedFolder()
  const [keys, state] = ['keys.json', 'state.json'].map(name => readFileSync(join(folder, name)))
  rmSync(join(folder, 'keys.json'))
  await expectFailure(folder, /keys\.json is missing, although this witness has signed before/)
  writeFileSync(join(folder, 'keys.json'), '{')
  await expectFailure(folder, /keys\.json is broken/)
  writeFileSync(join(folder, 'keys.json'), keys)
  rmSync(join(folder, 'state.json'))
  await expectFailure(folder, /state\.json is missing: the witness does not know any more what it has signed/)
  for (const broken of [
    '',
    '{"version":1}',
    state.toString().replace('\\n3\\n', '\\nx\\n'),
    state.subarray(9),
  ]) {
    writeFileSync(join(folder, 'state.json'), broken)
    await expectFailure(
      folder,
      /state\.json is broken: the witness does not know any more what it has signed/,
    )
  }
  writeFileSync(join(folder, 'state.json'), state)
  const witness = await startWitness(folder)
  expect((await witness.submit(log.submission(3, 4))).status).toBe(200)
})

test('a name that is not that of the keys is refused', async () => {
  const folder = await createUsedFolder()
  writeFileSync(join(folder, 'witness.conf'), 'name lain.test\n')
  await expectFailure(
    folder,
    /^The keys are of saksi\.test\/satu, but the settings name this witness lain\.test/,
  )
})

test('a port that is taken is named', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => server.close())
  const { port } = server.address()
  await expectFailure(createFolder([], [`port ${port}`]), new RegExp(`^Port ${port} is taken\\.`))
})

test('what cannot be stored is not signed, and the page says so until it can be stored again', async () => {
  const folder = createFolder([log.key.vkey])
  const witness = await startWitness(folder)
  // A folder in the place of the temporary file cannot be opened for writing, by root neither.
  mkdirSync(join(folder, 'state.json.part', 'x'), { recursive: true })
  const response = await witness.submit(log.submission(0, 3))
  expect([response.status, await response.text()]).toEqual([503, 'The witness cannot store what it signs.\n'])
  expect((await witness.status()).problems).toEqual([expect.stringContaining('state.json cannot be written')])
  expect((await witness.get('/healthz')).status).toBe(503)
  rmSync(join(folder, 'state.json.part'), { recursive: true })
  expect((await witness.submit(log.submission(0, 3))).status).toBe(200)
  expect((await witness.status()).problems).toEqual([])
})

test('keys are added and removed while the witness is stopped', async () => {
  const folder = await createUsedFolder()
  const former = (await runProgram(folder, 'keys')).stdout.trim().split('\n')
  const all = (await runProgram(folder, 'add-key')).stdout.trim().split('\n')
  expect(all.slice(2)).toEqual(former)
  const witness = await startWitness(folder)
  expect((await (await witness.submit(log.submission(3, 4))).text()).trim().split('\n')).toHaveLength(4)
  await expectFailure(folder, /^Another witness is running/, 'add-key')
  witness.kill('SIGTERM')
  await witness.closed
  const getId = vkey => vkey.split('+')[1]
  await expectFailure(folder, /^This witness has no key with the id 00000000, but /, 'remove-key', '00000000')
  for (const vkey of all.slice(1)) await runProgram(folder, 'remove-key', getId(vkey))
  expect((await runProgram(folder, 'keys')).stdout).toBe(`${all[0]}\n`)
  await expectFailure(folder, /^This is the only key\./, 'remove-key', getId(all[0]))
})

test('unknown commands and options are explained', async () => {
  await expectFailure(createFolder([]), /^Unknown command: walk\n\nUsage:/, 'walk')
  await expectFailure(createFolder([]), /Unknown option '--walk'/, '--walk')
})
