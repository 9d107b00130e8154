import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { expect, test, vi } from 'vitest'
import { startCluster } from './cluster.mjs'
import { query } from './testing/start-database.mjs'

const timeout = 90_000

test('a temporary database runs beside another one, requires its password and removes its files', {
  timeout,
}, async () => {
  const [cluster, other] = await Promise.all([startCluster(), startCluster()])
  expect(new URL(other.url).port).not.toBe(new URL(cluster.url).port)
  await other.stop()
  const [{ data_directory: folder }] = await query(cluster.url, 'show data_directory')
  expect(await query(cluster.url, "select lower('É') as folded")).toEqual([{ folded: 'é' }])
  expect(await query(cluster.url, 'show server_version')).toEqual([
    { server_version: expect.stringMatching(/^18\./) },
  ])
  const stranger = new URL(cluster.url)
  stranger.password = 'guessed'
  await expect(query(stranger.href, 'select 1')).rejects.toThrow(/password/)

  await cluster.stop()
  await expect(query(cluster.url, 'select 1')).rejects.toThrow()
  expect(existsSync(folder)).toBe(false)
})

test('a temporary database ends when the program that started it is killed', { timeout }, async () => {
  const module = new URL('./cluster.mjs', import.meta.url).href
  const script = `import('${module}').then(async m => { console.log((await m.startCluster()).url); setInterval(() => {}, 1000) })`
  const starter = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [url] = await once(createInterface({ input: starter.stdout }), 'line')
  const [{ data_directory: folder }] = await query(url, 'show data_directory')
  starter.kill('SIGKILL')
  await vi.waitFor(() => expect(existsSync(folder)).toBe(false), { timeout: 20_000 })
  await expect(query(url, 'select 1')).rejects.toThrow()
})
