import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '#program/environment.mjs'
import { findFreePorts } from './ports.mjs'
import { startStack } from './start-stack.mjs'

const templates = join(root, 'node_modules/.cache/seeded')
const compiled = join(root, 'apps/backend/dist')

export const removeFolder = folder => rmSync(folder, { recursive: true, force: true })

/** Hashes the backend's compiled code, schemas and sample data, and how the database is created. */
function fingerprint() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'tooling/database/package.json')))
  const files = readdirSync(compiled, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath ?? entry.path, entry.name))
    .filter(path => !path.startsWith(join(compiled, 'build')))
  for (const path of files.sort()) hash.update(path).update(readFileSync(path))
  return hash.digest('hex').slice(0, 16)
}

/** Creates a temporary folder, which the caller must remove. */
export function createTemporaryFolder(name) {
  const folder = mkdtempSync(join(tmpdir(), `bgm-${name}-`))
  // For the database, which does not run as root.
  chmodSync(folder, 0o711)
  return folder
}

async function makeTemplate(target) {
  const dataDir = createTemporaryFolder('seed')
  // Sample tracks are omitted, because callers that need music generate it in their own stack.
  const env = { SAMPLE_TRACKS: '0' }
  const stack = await startStack({ ports: await findFreePorts(), dataDir, env, only: ['mailbox', 'backend'] })
  await stack.stop()
  rmSync(join(dataDir, 'logs'), { recursive: true })
  mkdirSync(templates, { recursive: true })
  const copy = mkdtempSync(`${target}.part-`)
  cpSync(dataDir, copy, { recursive: true })
  removeFolder(dataDir)
  try {
    renameSync(copy, target)
  } catch (error) {
    // Another stage may have created the folder in the meantime.
    if (!existsSync(target)) throw error
    removeFolder(copy)
  }
}

function removeOthers(current) {
  if (!existsSync(templates)) return
  for (const name of readdirSync(templates)) {
    if (!name.startsWith(current)) removeFolder(join(templates, name))
  }
}

/**
 * Creates a data folder with the sample data, which is seeded once per build of the backend and then copied.
 */
export async function createSeededDataFolder(name) {
  const current = fingerprint()
  const template = join(templates, current)
  if (!existsSync(template)) {
    removeOthers(current)
    await makeTemplate(template)
  }
  const dataDir = createTemporaryFolder(name)
  cpSync(template, dataDir, { recursive: true })
  return dataDir
}
