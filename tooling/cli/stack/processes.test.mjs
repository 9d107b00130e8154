import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findFreePorts } from './ports.mjs'
import { launchService, stopAllServices, waitUntilHealthy } from './processes.mjs'

let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bgm-processes-'))
})
afterEach(async () => {
  await stopAllServices()
  rmSync(folder, { recursive: true })
})

const node = (script, env = {}) =>
  launchService({
    name: 'sample',
    command: process.execPath,
    args: ['-e', script],
    cwd: folder,
    env: { ...process.env, ...env },
    log: join(folder, 'sample.log'),
  })
const serve = 'require("http").createServer((q, s) => s.end("ok")).listen(process.env.PORT, "127.0.0.1")'
const textAt = url =>
  fetch(url).then(
    response => response.text(),
    () => null,
  )

describe('a service', () => {
  it('is healthy when it responds, and ends with its children when stopped', async () => {
    const { portal, backend } = await findFreePorts()
    const child = `require("child_process").spawn(process.execPath, ["-e", ${JSON.stringify(serve)}], { env: { ...process.env, PORT: process.env.CHILD } })`
    const service = node(`${serve}; ${child}`, { PORT: portal, CHILD: backend })
    await waitUntilHealthy(service, `http://127.0.0.1:${portal}`)
    await waitUntilHealthy(service, `http://127.0.0.1:${backend}`)
    await service.stop()
    expect(await textAt(`http://127.0.0.1:${portal}`)).toBeNull()
    expect(await textAt(`http://127.0.0.1:${backend}`)).toBeNull()
  })

  it('is reported with its last log lines if it exits while starting', async () => {
    const { portal } = await findFreePorts()
    const service = node('console.error("The key is missing"); process.exit(3)')
    const waiting = waitUntilHealthy(service, `http://127.0.0.1:${portal}`)
    await expect(waiting).rejects.toMatchObject({
      message: 'sample ended (exit 3) while starting',
      detail: 'The key is missing',
    })
  })

  it('times out if it never responds', async () => {
    const { portal } = await findFreePorts()
    const service = node('setInterval(() => {}, 1000)')
    await expect(waitUntilHealthy(service, `http://127.0.0.1:${portal}`, 300)).rejects.toThrow(
      /did not respond/,
    )
  })

  it('is reported if it cannot be started', async () => {
    const service = launchService({
      name: 'sample',
      command: '/nowhere',
      args: [],
      cwd: folder,
      env: {},
      log: join(folder, 'x.log'),
    })
    expect(await service.ended).toMatch(/^sample did not start: .*ENOENT/)
    await service.stop()
  })
})
