import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createClientDir } from './testing/start'

const folder = createClientDir()
const program = join(folder, 'crashing-server.mjs')
await build({
  entryPoints: [join(import.meta.dirname, 'testing/crashing-server.ts')],
  outfile: program,
  bundle: true,
  platform: 'node',
  format: 'esm',
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
})

async function start(output: 'pipe' | number = 'pipe') {
  const child = spawn(process.execPath, [program, folder], { stdio: ['ignore', output, 'pipe'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const text = { stdout: '', stderr: '' }
  child.stdout?.on('data', chunk => {
    text.stdout += chunk
  })
  child.stderr?.on('data', chunk => {
    text.stderr += chunk
  })
  await expect.poll(() => text.stderr, { timeout: 10_000 }).toContain('listening on ')
  const url = /listening on (\S+)/.exec(text.stderr)?.[1] ?? ''
  return { url, text, ended: once(child, 'exit') }
}

describe('an uncaught exception', () => {
  test.each([
    ['/throws', 'uncaughtException', 'thrown'],
    ['/rejects', 'unhandledRejection', 'rejected'],
  ])(
    'in %s is logged and reported, and the process exits with code 1 after completing its requests',
    async (path, origin, message) => {
      const { url, text, ended } = await start()
      const texts = await Promise.all(
        ['/slow', path, '/slow'].map(async at => (await fetch(url + at)).text()),
      )
      expect(texts).toEqual(['response of /slow', `response of ${path}`, 'response of /slow'])
      expect(await ended).toEqual([1, null])
      const lines = text.stdout
        .split('\n')
        .filter(Boolean)
        .map(line => JSON.parse(line))
      expect(lines).toContainEqual(expect.objectContaining({ message: 'uncaught exception', origin }))
      expect(text.stderr).toContain(`reported Error: ${message}`)
    },
  )

  test('is not caused by logging to a full disk', async () => {
    const full = openSync('/dev/full', 'w')
    onTestFinished(() => closeSync(full))
    const { url } = await start(full)
    for (const path of ['/slow', '/other', '/slow']) expect((await fetch(url + path)).status).toBe(200)
  })
})
