import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { majorVersion } from './binaries.mjs'
import { explainFailure } from './problem.mjs'

/** Crash recovery after a kill can take long on a slow disk. */
const maxStart = 120_000
const maxFastShutdown = 8_000

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 60,
  // A search over all plays locks the partitions of every day with their indexes.
  max_locks_per_transaction: 512,
  // For a product with all its processes on one machine: memory before speed.
  shared_buffers: '64MB',
  min_wal_size: '32MB',
  max_wal_size: '256MB',
  jit: 'off',
  max_wal_senders: 0,
  max_logical_replication_workers: 0,
  timezone: 'UTC',
  // Failed statements are logged by the backend; here they would show personal data.
  log_min_messages: 'log',
  log_checkpoints: 'off',
  log_timezone: 'UTC',
  lc_messages: 'C',
}

/** Settings that earlier versions, from which data is moved, do not know. */
const ownSettings = { io_method: 'sync' }
const temporarySettings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/**
 * Starts the server and resolves once it accepts connections. `ended` resolves with the last lines of its
 * output; `stop` ends it without waiting for clients.
 */
export async function startServer({
  binaries,
  version = majorVersion,
  data,
  port,
  owner,
  durable,
  print = () => {},
}) {
  const own = version === majorVersion ? ownSettings : {}
  const all = { ...settings, ...own, port, ...(durable ? {} : temporarySettings) }
  const args = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(join(binaries, 'postgres'), ['-D', data, ...args], {
    ...owner,
    cwd: data,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let log = ''
  const ended = new Promise(resolve => {
    child.once('error', error => resolve(error.message))
    child.once('close', () => resolve(log))
  })
  const ready = new Promise(resolve => {
    child.stderr.setEncoding('utf8').on('data', text => {
      print(text.trimEnd())
      log = (log + text).slice(-4000)
      if (log.includes('ready to accept connections')) resolve(true)
    })
  })
  child.stderr.on('error', () => {})
  const endAtOnce = () => child.kill('SIGQUIT')
  process.once('exit', endAtOnce)
  ended.then(() => process.off('exit', endAtOnce))

  let timer
  const late = new Promise(resolve => {
    timer = setTimeout(resolve, maxStart, false)
  })
  const isReady = await Promise.race([ready, late, ended.then(() => false)])
  clearTimeout(timer)
  if (!isReady) {
    child.kill('SIGQUIT')
    throw explainFailure(await ended, data)
  }
  return {
    ended,
    async stop() {
      child.kill('SIGINT')
      const hurry = setTimeout(() => child.kill('SIGQUIT'), maxFastShutdown)
      await ended
      clearTimeout(hurry)
    },
  }
}
