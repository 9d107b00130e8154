import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { startCluster } from '@bgm/database'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { backendFolder } from './folders'

const cache = resolve(backendFolder, '.cache')

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface extends the declared one
  interface ProvidedContext {
    /** The PostgreSQL server of this run. */
    server: string
    /** The beginning of the name of every database of this run. */
    prefix: string
    /** The folder for data folders and templates of this run. */
    folder: string
  }
}

async function dropDatabases(server: string, prefix: string) {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  const { rows } = await client.query('select datname from pg_database where starts_with(datname, $1)', [
    prefix,
  ])
  for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`)
  await client.end()
}

/**
 * Provides a PostgreSQL server for the run: the one in `TEST_DATABASE_URL`, which other runs may use at the same
 * time, or a temporary one.
 */
export default async function provideServer(project: TestProject) {
  const cluster = process.env.TEST_DATABASE_URL ? null : await startCluster()
  const server = cluster?.url ?? process.env.TEST_DATABASE_URL ?? ''
  const prefix = `test_${randomUUID().slice(0, 8)}_`
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(resolve(cache, 'run-'))
  project.provide('server', server)
  project.provide('prefix', prefix)
  project.provide('folder', folder)
  return async () => {
    await (cluster ? cluster.stop() : dropDatabases(server, prefix))
    rmSync(folder, { recursive: true, force: true })
  }
}
