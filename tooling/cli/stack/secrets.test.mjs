import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { loadLocalSecrets } from './secrets.mjs'
import { pickOverrides } from './settings.mjs'

let folder
const file = () => join(folder, 'secrets.json')
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bgm-secrets-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('local secrets', () => {
  test('are generated once, unique and readable only by the owner', () => {
    const first = loadLocalSecrets(folder, {})
    expect(loadLocalSecrets(folder, {})).toEqual(first)
    expect(new Set(Object.values(first)).size).toBe(Object.keys(first).length)
    expect(statSync(file()).mode & 0o777).toBe(0o600)
    expect(first.APP_KEYS.split(',')).toHaveLength(4)
  })

  test('are the same for two first starts at once', async () => {
    const module = JSON.stringify(new URL('./secrets.mjs', import.meta.url).href)
    const script = `import(${module}).then(m => console.log(JSON.stringify(m.loadLocalSecrets(process.argv[1], {}))))`
    const run = promisify(execFile)
    const starts = Array.from({ length: 4 }, () => run(process.execPath, ['-e', script, folder]))
    const outputs = (await Promise.all(starts)).map(({ stdout }) => stdout)
    expect(new Set(outputs).size).toBe(1)
    expect(JSON.parse(outputs[0])).toEqual(JSON.parse(readFileSync(file(), 'utf8')))
  })

  test('keep their existing values when a name is added', () => {
    const { SESSION_SECRET, ...older } = loadLocalSecrets(folder, {})
    writeFileSync(file(), JSON.stringify(older))
    const now = loadLocalSecrets(folder, {})
    expect(now.SESSION_SECRET).not.toBe(SESSION_SECRET)
    expect(now).toMatchObject(older)
  })

  test('are overridden by the environment, which is not stored', () => {
    expect(loadLocalSecrets(folder, { JWT_SECRET: 'from-outside' }).JWT_SECRET).toBe('from-outside')
    expect(readFileSync(file(), 'utf8')).not.toContain('from-outside')
  })
})

describe('settings from the environment', () => {
  test('override only computed settings', () => {
    expect(pickOverrides({ API_URL: 'http://x/api', NODE_ENV: 'test', PATH: '/bin', SEED: 'none' })).toEqual({
      API_URL: 'http://x/api',
      SEED: 'none',
    })
  })

  test('include HOST only if it is an address, not the host name that some shells export', () => {
    expect(pickOverrides({ HOST: '0.0.0.0' })).toEqual({ HOST: '0.0.0.0' })
    expect(pickOverrides({ HOST: 'x86_64-conda-linux-gnu' })).toEqual({})
  })
})
