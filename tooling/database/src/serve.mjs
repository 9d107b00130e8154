import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findBinaries, majorVersion } from './binaries.mjs'
import { findCluster, listPreparations } from './data-folder.mjs'
import { keepLeftData, requireNoUpgrade, undoInterruptedUpgrade } from './earlier-data.mjs'
import { findFreePort } from './free-port.mjs'
import { applyPassword, initialise, user } from './initialise.mjs'
import { findClusterOwner } from './owner.mjs'
import { endPreviousServer } from './previous-server.mjs'
import { DatabaseProblem, explainFailure } from './problem.mjs'
import { startServer } from './server.mjs'
import { createTemporaryFolder } from './temporary-folder.mjs'

/** Serves an empty database that is removed afterwards, and prints its URL. */
async function serveTemporary() {
  const owner = findClusterOwner()
  const folder = createTemporaryFolder(owner)
  const remove = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', remove)
  const data = join(folder, 'data')
  const binaries = findBinaries(owner)
  const password = crypto.randomUUID()
  initialise({ binaries, data, password, owner, durable: false })
  const port = await findFreePort()
  const server = await startServer({ binaries, data, port, owner, durable: false })
  console.info(`postgres://${user}:${password}@127.0.0.1:${port}/postgres`)
  return server
}

/** Removes what an interrupted start left beside the data. An upgrade also leaves a server. */
async function removeUnfinished(data) {
  for (const { folder, isRunning } of listPreparations(data)) {
    if (isRunning) continue
    await endPreviousServer(join(folder, 'next'), console.info)
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
  keepLeftData(data, console.info)
}

/** Serves the database of a data folder, which is created on the first start. */
async function serveData({ folder, port, password }) {
  await undoInterruptedUpgrade(join(folder, 'postgres'), console.info)
  const { data, owner, version } = findCluster(folder)
  const binaries = findBinaries(owner)
  await endPreviousServer(data, console.info)
  await removeUnfinished(data)
  if (version === null) requireNoUpgrade(data)
  if (version === null) initialise({ binaries, data, password, owner, durable: true })
  else if (version !== majorVersion) {
    // Loaded only when it is needed, because it loads a client of the database.
    const { upgrade } = await import('./upgrade.mjs')
    await upgrade({ binaries, data, owner, version, password, print: console.info })
  }
  applyPassword({ binaries, data, password, owner })
  return startServer({ binaries, data, port, owner, durable: true, print: console.info })
}

// The caller keeps our standard input open. When it closes, even because the caller was killed, the database
// is stopped. So it is by a signal.
async function main() {
  const { values } = parseArgs({ options: { data: { type: 'string' }, port: { type: 'string' } } })
  let stop = () => process.exit(0)
  const end = () => stop()
  process.stdin.resume().on('error', end).once('end', end)
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, end)

  const server = values.data
    ? await serveData({ folder: values.data, port: values.port, password: process.env.DATABASE_PASSWORD })
    : await serveTemporary()
  let stopping = false
  stop = async () => {
    stopping = true
    await server.stop()
    process.exit(0)
  }
  const log = await server.ended
  if (!stopping) throw explainFailure(log, values.data ?? 'the temporary database')
}

try {
  await main()
} catch (error) {
  console.error(error instanceof DatabaseProblem ? error.message : error)
  process.exit(1)
}
