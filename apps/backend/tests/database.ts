import { randomUUID } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { inject } from 'vitest'

export type TestDatabase = {
  variables: Record<string, string>
  /** Creates an empty database. */
  create(): Promise<void>
  /** Replaces all data with that of a template. No connection may be open. */
  copyFrom(template: string): Promise<void>
  execute(sql: string): Promise<void>
  dispose(): Promise<void>
}

const Database = createRequire(import.meta.url)('better-sqlite3')
const server = process.env.TEST_DATABASE_URL
const templates = inject('templates')

const templateDatabase = (template: string) => `template_${template}`
const templateFolder = (template: string) => join(templates, `${server ? 'postgres' : 'sqlite'}-${template}`)

async function onServer(sql: string, connectionString = server) {
  const client = new pg.Client({ connectionString })
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

export async function createTestDatabase(): Promise<TestDatabase & { folder: string; database: string }> {
  // The folder is created in the folder of the run, which is removed even if a worker exits without
  // disposing of its database.
  const folder = mkdtempSync(join(templates, 'data-'))
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
    async create() {
      if (server) await onServer(`create database ${database}`)
    },
    async copyFrom(template) {
      for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true })
      cpSync(templateFolder(template), folder, { recursive: true })
      if (!server) return
      await onServer(`drop database if exists ${database} with (force)`)
      await onServer(`create database ${database} template ${templateDatabase(template)}`)
    },
    async execute(sql) {
      if (server) return onServer(sql, databaseUrl(database))
      const file = new Database(join(folder, 'database.sqlite'))
      file.exec(sql)
      file.close()
    },
    async dispose() {
      rmSync(folder, { recursive: true, force: true })
      if (server) await onServer(`drop database if exists ${database} with (force)`)
    },
  }
}

/** Creates an empty PostgreSQL database and a new data folder. */
export async function createEmptyDatabase() {
  const testDatabase = await createTestDatabase()
  await testDatabase.create()
  return { url: databaseUrl(testDatabase.database), ...testDatabase }
}

async function makeTemplate(template: string, fill: (testDatabase: TestDatabase) => Promise<void>) {
  const first = await createTestDatabase()
  await fill(first)
  if (server) {
    await onServer(`drop database if exists ${templateDatabase(template)} with (force)`)
    await onServer(`alter database ${first.database} rename to ${templateDatabase(template)}`)
  }
  renameSync(first.folder, templateFolder(template))
}

/**
 * Creates a template (a migrated and optionally seeded database) in the first process that needs it; the others wait.
 * `fill` boots a backend on an empty database.
 */
export async function ensureTemplate(
  template: string,
  fill: (testDatabase: TestDatabase) => Promise<void>,
): Promise<void> {
  const folder = templateFolder(template)
  const lock = `${folder}.lock`
  while (!existsSync(folder)) {
    try {
      mkdirSync(lock)
    } catch (error) {
      if ((error as { code?: string }).code !== 'EEXIST') throw error
      await setTimeout(100)
      continue
    }
    try {
      if (!existsSync(folder)) await makeTemplate(template, fill)
    } finally {
      rmdirSync(lock)
    }
  }
}
