import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findFreePorts } from './ports.mjs'
import { launchService, stopAllServices, waitUntilHealthy } from './processes.mjs'
import { supervise } from './supervise.mjs'

let folder
let port
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bgm-supervise-'))
  port = (await findFreePorts()).portal
})
afterEach(async () => {
  await stopAllServices()
  rmSync(folder, { recursive: true })
})

// A service that crashes on a request for /crash, and at startup while the file `broken` exists.
const script = `
  if (require('fs').existsSync('broken')) throw new Error('broken')
  console.log('started')
  require('http').createServer((request, response) => {
    if (request.url === '/crash') throw new Error('crashed')
    response.end(String(process.pid))
  }).listen(process.env.PORT, '127.0.0.1')`

function running() {
  const start = append =>
    launchService({
      name: 'sample',
      command: process.execPath,
      args: ['-e', script],
      cwd: folder,
      env: { ...process.env, PORT: port },
      log: join(folder, 'sample.log'),
      append,
    })
  return { service: start(false), restart: () => start(true), health: url() }
}
const url = (path = '/') => `http://127.0.0.1:${port}${path}`
const crash = () => fetch(url('/crash')).catch(() => {})
const has = (lines, text) => expect.poll(() => lines, { timeout: 10_000 }).toContain(text)

describe('a supervised service', () => {
  test('is restarted with the same log when it crashes, and both events are reported', async () => {
    const lines = []
    const sample = running()
    void supervise(sample, { notify: line => lines.push(line), delays: [10, 10] })
    await waitUntilHealthy(sample.service, url())
    const { pid } = sample.service
    await crash()
    await has(lines, 'sample is running again')
    expect(lines).toEqual(['sample ended (exit 1); restarting in 0.01 s', 'sample is running again'])
    expect(sample.service.pid).not.toBe(pid)
    expect(await (await fetch(url())).text()).toBe(String(sample.service.pid))
    expect(readFileSync(join(folder, 'sample.log'), 'utf8').match(/^started|Error: crashed/gm)).toEqual([
      'started',
      'Error: crashed',
      'started',
    ])
  })

  test('is reported with its last log lines if it keeps crashing', async () => {
    const lines = []
    writeFileSync(join(folder, 'broken'), '')
    const sample = running()
    const result = await supervise(sample, { notify: line => lines.push(line), delays: [5, 10] })
    expect(result.sentence).toBe('sample ended (exit 1) 3 times')
    expect(result.service.tail()).toContain('Error: broken')
    expect(lines.filter(line => line.includes('restarting'))).toHaveLength(2)
  })

  test('keeps being restarted if it runs long enough between crashes', async () => {
    const lines = []
    const sample = running()
    let gaveUp = false
    void supervise(sample, { notify: line => lines.push(line), delays: [5], steadyAfter: 0 }).then(() => {
      gaveUp = true
    })
    for (let times = 1; times <= 3; times += 1) {
      await waitUntilHealthy(sample.service, url())
      await crash()
      await expect
        .poll(() => lines.filter(line => line.endsWith('again')).length, { timeout: 10_000 })
        .toBe(times)
    }
    expect(gaveUp).toBe(false)
  })

  test('is not restarted after it was stopped', async () => {
    const lines = []
    const sample = running()
    void supervise(sample, { notify: line => lines.push(line), delays: [5] })
    await waitUntilHealthy(sample.service, url())
    await sample.service.stop()
    expect([lines, await fetch(url()).catch(() => 'gone')]).toEqual([[], 'gone'])
  })
})
