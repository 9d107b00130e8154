import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { findFreePorts } from './ports.mjs'
import { launchService, stopAllServices, waitUntilHealthy } from './processes.mjs'
import { endWithStarter } from './services.mjs'

let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bgm-processes-'))
})
afterEach(async () => {
  await stopAllServices()
  rmSync(folder, { recursive: true })
})

const node = (script, env = {}, options = {}) =>
  launchService({
    name: 'sample',
    ...options,
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
  test('is healthy when it responds, and ends with its children when stopped', async () => {
    const { portal, backend } = await findFreePorts()
    const child = `require("child_process").spawn(process.execPath, ["-e", ${JSON.stringify(serve)}], { env: { ...process.env, PORT: process.env.CHILD } })`
    const service = node(`${serve}; ${child}`, { PORT: portal, CHILD: backend })
    await waitUntilHealthy(service, `http://127.0.0.1:${portal}`)
    await waitUntilHealthy(service, `http://127.0.0.1:${backend}`)
    await service.stop()
    expect(await textAt(`http://127.0.0.1:${portal}`)).toBeNull()
    expect(await textAt(`http://127.0.0.1:${backend}`)).toBeNull()
  })

  test('ends when the program that started it is killed', async () => {
    const { portal } = await findFreePorts()
    const starter = join(folder, 'starter.mjs')
    writeFileSync(
      starter,
      `import { launchService } from ${JSON.stringify(new URL('./processes.mjs', import.meta.url).href)}
      launchService({ name: 'sample', command: process.execPath, cwd: ${JSON.stringify(folder)},
        args: [...${JSON.stringify(endWithStarter)}, '-e', ${JSON.stringify(serve)}],
        env: { ...process.env, PORT: '${portal}' }, log: ${JSON.stringify(join(folder, 'orphan.log'))} })`,
    )
    const program = spawn(process.execPath, [starter], { stdio: 'inherit' })
    const url = `http://127.0.0.1:${portal}`
    await vi.waitFor(async () => expect(await textAt(url)).toBe('ok'), { timeout: 20_000 })
    program.kill('SIGKILL')
    await vi.waitFor(async () => expect(await textAt(url)).toBeNull(), { timeout: 5_000 })
  })

  test('can start worker threads', async () => {
    const log = join(folder, 'sample.log')
    const worker = join(folder, 'worker.cjs')
    writeFileSync(worker, 'console.log(1 + 1)')
    const work = `const { Worker } = require("worker_threads"); new Worker(${JSON.stringify(worker)})`
    const service = launchService({
      name: 'sample',
      command: process.execPath,
      args: [...endWithStarter, '-e', work],
      cwd: folder,
      env: process.env,
      log,
    })
    expect(await service.ended).toBe('sample ended (exit 0)')
    expect(readFileSync(log, 'utf8')).toBe('2\n')
  })

  test('is stopped together with the other apps, before the backend', async () => {
    const stopped = name => join(folder, `${name}.stopped`)
    // Exits only after the other app has received the signal as well, and says whether the backend has.
    const app = (name, other) =>
      node(
        `const fs = require("fs")
        process.on("SIGTERM", () => {
          fs.writeFileSync(${JSON.stringify(stopped(name))}, "")
          setInterval(() => {
            if (fs.existsSync(${JSON.stringify(stopped(other))})) process.exit(fs.existsSync(${JSON.stringify(stopped('backend'))}) ? 1 : 0)
          }, 10)
        })
        fs.writeFileSync(${JSON.stringify(join(folder, name))}, "")
        setInterval(() => {}, 1000)`,
        {},
        { name, callsBackend: true },
      )
    const backend = node(
      `require("fs").writeFileSync(${JSON.stringify(join(folder, 'backend'))}, "")
      process.on("SIGTERM", () => { require("fs").writeFileSync(${JSON.stringify(stopped('backend'))}, ""); process.exit(0) })
      setInterval(() => {}, 1000)`,
      {},
      { name: 'backend' },
    )
    const apps = [app('portal', 'site'), app('site', 'portal')]
    await vi.waitUntil(
      () => ['portal', 'site', 'backend'].every(name => existsSync(join(folder, name))),
      20_000,
    )
    await stopAllServices()
    expect(await Promise.all([...apps, backend].map(({ ended }) => ended))).toEqual([
      'portal ended (exit 0)',
      'site ended (exit 0)',
      'backend ended (exit 0)',
    ])
  })

  test('is reported with its last log lines if it exits while starting', async () => {
    const { portal } = await findFreePorts()
    const service = node('console.error("The key is missing"); process.exit(3)')
    const waiting = waitUntilHealthy(service, `http://127.0.0.1:${portal}`)
    await expect(waiting).rejects.toMatchObject({
      message: 'sample ended (exit 3) while starting',
      detail: 'The key is missing',
    })
  })

  test('times out if it never responds', async () => {
    const { portal } = await findFreePorts()
    const service = node('setInterval(() => {}, 1000)')
    await expect(waitUntilHealthy(service, `http://127.0.0.1:${portal}`, 300)).rejects.toThrow(
      /did not respond/,
    )
  })

  test('is reported if it cannot be started', async () => {
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
