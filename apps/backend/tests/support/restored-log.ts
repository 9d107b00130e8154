import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import pg from 'pg'
import { expect, inject } from 'vitest'
import { type Backend, loadCompiled } from './harness'
import { runProgram } from './operator-programs'

/** Makes a backup. The audio files of the test's tracks do not exist. */
export async function backUp(to: string, flags: string[] = []): Promise<void> {
  expect((await runProgram('backup', ['--to', to, ...flags])).output).toMatch(/refers to files/)
}

/** Replaces the database with a backup, and the files apart from those of the log if they are kept. */
export async function restoreBackup(
  backend: Backend,
  from: string,
  { keepsLog, flags = [] }: { keepsLog: boolean; flags?: string[] },
): Promise<string> {
  const { connection } = backend.strapi.db
  const name = new URL(process.env.DATABASE_URL ?? '').pathname.slice(1)
  await connection.destroy()
  const server = new pg.Client({ connectionString: inject('server') })
  await server.connect()
  await server.query(`drop database "${name}" with (force)`)
  await server.query(`create database "${name}"`)
  await server.end()
  for (const kind of ['private', 'public'])
    for (const entry of readdirSync(join(backend.dataDir, kind)))
      if (!keepsLog || entry !== 'usage-log') rmSync(join(backend.dataDir, kind, entry), { recursive: true })
  const restored = await runProgram('restore', ['--from', from, '--incomplete', ...flags])
  expect(restored).toMatchObject({ code: 0 })
  connection.initialize()
  return restored.output
}

/** Does what a start does with the log. */
export const ensureUsageLog = () => loadCompiled(() => import('#src/reporting/log/ensure')).ensureUsageLog()
