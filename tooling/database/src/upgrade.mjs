import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { dumpDatabase, restoreDatabase } from '@bgm/database-copy'
import pg from 'pg'
import { findInstalledBinaries, majorVersion } from './binaries.mjs'
import { keepEarlierData, nameEarlierData, setEarlierDataAside } from './earlier-data.mjs'
import { findFreePort } from './free-port.mjs'
import { applyPassword, initialise, user } from './initialise.mjs'
import { DatabaseProblem, explainFailure, isExplained } from './problem.mjs'
import { startServer } from './server.mjs'

/** Runs `work` with a client in a transaction of the server. */
async function withClient({ port, password }, begin, work) {
  const client = new pg.Client({ host: '127.0.0.1', port, user, password, database: 'postgres' })
  // A query that is running fails too; without a listener, the error would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query(begin)
    const result = await work(client)
    await client.query('commit')
    return result
  } finally {
    await client.end()
  }
}

/** Serves a cluster for the time of `work`, which gets its port. */
async function withServer(cluster, work) {
  const port = await findFreePort()
  const server = await startServer({ ...cluster, port, durable: true })
  let failure = null
  const result = await work({ port, password: cluster.password }).catch(error => {
    failure = error
  })
  await server.stop()
  if (failure === null) return result
  // A server that has no space left may end without telling its clients why.
  const log = await server.ended
  throw isExplained(log) ? explainFailure(log, cluster.data) : failure
}

function findEarlierBinaries({ data, version }) {
  const earlier = version < majorVersion ? findInstalledBinaries(version) : null
  if (earlier) return earlier
  const advice =
    version < majorVersion
      ? `Install PostgreSQL ${version} beside it and start again, so that the data can be moved`
      : 'Use the newer version of the product'
  throw new DatabaseProblem(
    `The data in ${data} is from PostgreSQL ${version}, and this product needs ${majorVersion}. ${advice}, or choose another folder with DATA_DIR`,
  )
}

/** Copies the data of the earlier cluster into a new one. */
async function copyData(earlier, next, folder) {
  mkdirSync(folder, { mode: 0o700 })
  applyPassword(earlier)
  const begin = 'begin isolation level repeatable read read only'
  await withServer(earlier, server => withClient(server, begin, client => dumpDatabase(client, folder)))
  initialise({ ...next, durable: true })
  await withServer(next, server => withClient(server, 'begin', client => restoreDatabase(client, folder)))
}

function explain({ message }, { data, version }) {
  if (isExplained(message)) return explainFailure(message, data)
  return new DatabaseProblem(
    `The data in ${data} could not be moved from PostgreSQL ${version} to ${majorVersion} and was left as it is: ${message}`,
  )
}

/**
 * Moves the data of an earlier major version to a new cluster by a copy of the database. The earlier data stays
 * beside it, and is used again if the move fails or is interrupted.
 */
export async function upgrade({ binaries, data, owner, version, password, print }) {
  const earlierBinaries = findEarlierBinaries({ data, version })
  const staging = `${data}.new-${process.pid}`
  const next = { binaries, data: join(staging, 'next'), owner, password }
  const earlier = { binaries: earlierBinaries, version, data: nameEarlierData(data), owner, password }
  print(`moving the data from PostgreSQL ${version} to ${majorVersion}`)
  try {
    // Its name tells other starts that this one runs.
    mkdirSync(staging, { mode: 0o711 })
    setEarlierDataAside(data, version)
    try {
      await copyData(earlier, next, join(staging, 'copy'))
      renameSync(next.data, data)
    } catch (error) {
      renameSync(earlier.data, data)
      throw error
    }
  } catch (error) {
    throw error instanceof DatabaseProblem ? error : explain(error, { data, version })
  } finally {
    rmSync(staging, { recursive: true, force: true })
  }
  keepEarlierData(data, print)
}
