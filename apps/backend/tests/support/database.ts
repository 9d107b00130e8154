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
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { inject } from 'vitest'

export type TestDatabase = {
  /** The data folder that belongs to the database. */
  folder: string
  name: string
  url: string
  variables: Record<string, string>
  /** Creates an empty database. */
  create(): Promise<void>
  /** Replaces all data with that of a template. No connection may be open. */
  copyFrom(template: string): Promise<void>
  execute(sql: string): Promise<void>
  dispose(): Promise<void>
}

const server = inject('server')
const prefix = inject('prefix')
const runFolder = inject('folder')

const templateDatabase = (template: string) => `${prefix}template_${template}`
const templateFolder = (template: string) => join(runFolder, `template-${template}`)

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
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** Names a new database and creates a data folder. */
export function createTestDatabase(): TestDatabase {
  // The folder is created in the folder of the run, which is removed even if a worker exits without
  // disposing of its database.
  const folder = mkdtempSync(join(runFolder, 'data-'))
  const name = `${prefix}${randomUUID().replaceAll('-', '')}`
  const url = databaseUrl(name)
  const drop = () => onServer(`drop database if exists ${name} with (force)`)
  return {
    folder,
    name,
    url,
    variables: { DATA_DIR: folder, DATABASE_URL: url },
    create: () => onServer(`create database ${name}`),
    async copyFrom(template) {
      for (const entry of readdirSync(folder)) rmSync(join(folder, entry), { recursive: true })
      cpSync(templateFolder(template), folder, { recursive: true })
      await drop()
      await onServer(`create database ${name} template ${templateDatabase(template)} strategy file_copy`)
    },
    execute: sql => onServer(sql, url),
    async dispose() {
      rmSync(folder, { recursive: true, force: true })
      await drop()
    },
  }
}

/** Creates an empty database and a new data folder. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  const testDatabase = createTestDatabase()
  await testDatabase.create()
  return testDatabase
}

async function makeTemplate(template: string, fill: (testDatabase: TestDatabase) => Promise<void>) {
  const first = createTestDatabase()
  await fill(first)
  await onServer(`alter database ${first.name} rename to ${templateDatabase(template)}`)
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
