import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCollectiveKeys } from '#src/integrations/tests/collective-keys'
import { createCollectiveUser } from '#tests/collective'
import { addPlaylistWithTrack, createVenue } from '#tests/devices'
import { repositoryFolder } from '#tests/folders'
import { type Backend, loadCompiled } from '#tests/harness'
import { appendUsageLog, getNoon, storePlays } from '#tests/seals'
import { startBackendWithPackages } from '#tests/shop'
import { serveLog } from './serve-log'

const source = join(repositoryFolder, 'tooling/verify-usage/examples/go/main.go')
const folder = mkdtempSync(join(tmpdir(), 'usage-log-'))
const program = join(folder, 'verify-usage-log')
// The libraries of Debian's package golang-golang-x-mod-dev.
const env = {
  ...process.env,
  GO111MODULE: 'off',
  GOPATH: '/usr/share/gocode',
  GOCACHE: join(folder, 'cache'),
}
const isBuilt = spawnSync('go', ['build', '-o', program, source], { env }).status === 0

afterAll(() => rmSync(folder, { recursive: true }))

describe.skipIf(!isBuilt)('a program with the libraries of Go', () => {
  let backend: Backend
  let log: Awaited<ReturnType<typeof serveLog>>
  let key: string
  let token: string

  const save = (name: string, content: string | Buffer) => {
    writeFileSync(join(folder, name), content)
    return join(folder, name)
  }
  const run = (...args: string[]) =>
    new Promise<{ code: number; text: string }>(done => {
      execFile(program, ['-key', key, ...args], (error, stdout, stderr) =>
        done({ code: error ? Number(error.code) : 0, text: stdout + stderr }),
      )
    })
  const readCheckpoint = async () => (await backend.call('GET', '/usage-log/checkpoint')).text

  beforeAll(async () => {
    backend = await startBackendWithPackages()
    const { track } = await addPlaylistWithTrack(backend)
    const { zone } = await createVenue(backend)
    const member = await createCollectiveUser(backend)
    token = await createCollectiveKeys(backend, member.token).createKey()
    log = await serveLog(backend)
    await storePlays(backend, { zone, track }, 300, getNoon(0))
    await appendUsageLog()
    save('previous', await readCheckpoint())
    await storePlays(backend, { zone, track }, 700, getNoon(1))
    await appendUsageLog()
    key = (await backend.call('GET', '/usage-log/keys')).body.keys[0]
  }, 300_000)
  afterAll(async () => {
    log?.server.close()
    await backend?.stop()
  })

  test('verifies the checkpoint, the tiles, the entries and that the log has only grown', async () => {
    const found = await run('-log', log.url, '-token', token, '-previous', join(folder, 'previous'))
    expect(found).toEqual({
      code: 0,
      text: expect.stringMatching(/^1\d{3} entries in \d+ tiles are as signed\n/),
    })
    expect(found.text).toContain('the log begins with the 3')
  })

  test('verifies a proof, and rejects it for another entry', async () => {
    const [{ id }] = await backend.strapi.db.connection('plays').orderBy('id', 'desc').limit(1)
    const found = await loadCompiled(() => import('#src/reporting/log/proofs')).provePlay(id)
    const proof = save('proof', found?.file.proof ?? '')
    const entry = found?.file.entry ?? ''
    expect(await run('-proof', proof, '-entry', save('entry', entry))).toMatchObject({ code: 0 })
    const changed = entry.replace('180250', '18250')
    expect(await run('-proof', proof, '-entry', save('entry', changed))).toMatchObject({ code: 1 })
  })

  test('rejects a checkpoint of another size', async () => {
    const changed = (await readCheckpoint()).replace(/\n1/, '\n2')
    expect(await run('-log', log.url, '-previous', save('changed', changed))).toMatchObject({ code: 1 })
  })

  test('cannot read entries without a key', async () => {
    expect(await run('-log', log.url, '-token', 'wrong')).toMatchObject({
      code: 1,
      text: expect.stringContaining('401'),
    })
  })
})
