import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { backendFolder } from '#tests/folders'
import { createDatabase, testEnvironment } from '#tests/harness'

test('an uncaught exception is logged, and the process drains and exits with code 1', async () => {
  const { folder, variables, dispose } = await createDatabase()
  onTestFinished(dispose)
  const preload = join(folder, 'preload.cjs')
  writeFileSync(preload, "process.on('SIGUSR2', () => { throw new Error('thrown by the test') })\n")
  const args = ['--require', preload, 'node_modules/@strapi/strapi/bin/strapi.js', 'start']
  const child = spawn(process.execPath, args, {
    cwd: backendFolder,
    env: { ...process.env, ...testEnvironment, ...variables, PORT: '0', LOG_LEVEL: 'info' },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      output += chunk
    })
  const ended = once(child, 'close')
  await expect.poll(() => output, { timeout: 120_000 }).toContain('started successfully')

  child.kill('SIGUSR2')
  expect(await ended).toEqual([1, null])
  const lines = output
    .split('\n')
    .filter(line => line.startsWith('{'))
    .map(line => JSON.parse(line))
  expect(lines).toContainEqual(
    expect.objectContaining({
      message: 'uncaught exception',
      origin: 'uncaughtException',
      reason: 'thrown by the test',
    }),
  )
  expect(output).toContain('Strapi has been shut down')
}, 180_000)
