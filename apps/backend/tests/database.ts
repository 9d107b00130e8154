import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { inject } from 'vitest'

type TestDatabase = { variables: Record<string, string>; dispose(): Promise<void> }

const server = process.env.TEST_DATABASE_URL
const templates = inject('templates')

const templateDatabase = (seed: string) => `template_${seed}`

async function onServer(sql: string) {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

function databaseUrl(name: string): string {
  const url = new URL(server ?? '')
  url.pathname = `/${name}`
  return url.href
}

async function newTestDatabase(): Promise<TestDatabase & { folder: string; database: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'backend-'))
  const database = `suite_${randomUUID().replaceAll('-', '')}`
  const variables: Record<string, string> = {
    DATA_DIR: folder,
    DATABASE_CLIENT: server ? 'postgres' : 'sqlite',
  }
  if (server) variables.DATABASE_URL = databaseUrl(database)
  return {
    folder,
    database,
    variables,
    async dispose() {
      rmSync(folder, { recursive: true, force: true })
      if (server) await onServer(`drop database if exists ${database} with (force)`)
    },
  }
}

/** Creates an empty PostgreSQL database and a new data folder. */
export async function createEmptyDatabase() {
  const testDatabase = await newTestDatabase()
  await onServer(`create database ${testDatabase.database}`)
  return { url: databaseUrl(testDatabase.database), ...testDatabase }
}

async function makeTemplate(
  seed: string,
  template: string,
  fill: (testDatabase: TestDatabase) => Promise<void>,
) {
  const first = await newTestDatabase()
  if (server) await onServer(`create database ${first.database}`)
  await fill(first)
  if (server) {
    await onServer(`drop database if exists ${templateDatabase(seed)} with (force)`)
    await onServer(`alter database ${first.database} rename to ${templateDatabase(seed)}`)
  }
  const temporaryCopy = `${template}-${randomUUID()}`
  cpSync(first.folder, temporaryCopy, { recursive: true })
  renameSync(temporaryCopy, template)
  await first.dispose()
}

/** Creates the template in the first process that needs it; the others wait. */
async function ensureTemplate(
  seed: string,
  fill: (testDatabase: TestDatabase) => Promise<void>,
): Promise<string> {
  const template = join(templates, `${server ? 'postgres' : 'sqlite'}-${seed}`)
  const lock = `${template}.lock`
  while (!existsSync(template)) {
    try {
      mkdirSync(lock)
    } catch (error) {
      if ((error as { code?: string }).code !== 'EEXIST') throw error
      await setTimeout(100)
      continue
    }
    try {
      if (!existsSync(template)) await makeTemplate(seed, template, fill)
    } finally {
      rmdirSync(lock)
    }
  }
  return template
}

/**
 * Copies a migrated (and, for `sample`, seeded) template database. `fill` boots a backend once to create the
 * template.
 */
export async function copyTemplateDatabase(
  seed: string,
  fill: (testDatabase: TestDatabase) => Promise<void>,
): Promise<TestDatabase> {
  const template = await ensureTemplate(seed, fill)
  const testDatabase = await newTestDatabase()
  cpSync(template, testDatabase.folder, { recursive: true })
  if (server) await onServer(`create database ${testDatabase.database} template ${templateDatabase(seed)}`)
  return testDatabase
}
