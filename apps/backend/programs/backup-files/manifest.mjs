import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { flushAndHashFile, listFiles } from './files.mjs'

const name = 'manifest.json'
const sealName = 'manifest.seal'

/** Returns the secrets without which encrypted data could not be restored. Throws if either is missing. */
export function requireBackupSecrets({ CODE_SECRET, ENCRYPTION_KEY }) {
  if (!CODE_SECRET || !ENCRYPTION_KEY)
    throw new Error('CODE_SECRET and ENCRYPTION_KEY must be those of the backend')
  return `${CODE_SECRET}\0${ENCRYPTION_KEY}`
}

const computeSeal = (text, environment) =>
  createHmac('sha256', requireBackupSecrets(environment)).update(`backup\0${text}`).digest('hex')

// timingSafeEqual throws on unequal lengths; digests always have the same length.
const digest = text => createHash('sha256').update(text).digest()

async function measured(folder) {
  const files = {}
  for (const path of await listFiles(folder)) files[path] = await flushAndHashFile(join(folder, path))
  return files
}

/** Writes the manifest of all files and its HMAC, as the last step of a backup. */
export async function writeManifest(folder, about, environment) {
  const manifest = { ...about, files: await measured(folder) }
  const text = `${JSON.stringify(manifest, null, 2)}\n`
  writeFileSync(join(folder, name), text)
  writeFileSync(join(folder, sealName), `${computeSeal(text, environment)}\n`)
  await flushAndHashFile(join(folder, name))
  await flushAndHashFile(join(folder, sealName))
  return manifest
}

function read(folder) {
  try {
    return [readFileSync(join(folder, name), 'utf8'), readFileSync(join(folder, sealName), 'utf8').trim()]
  } catch {
    throw new Error(`${folder} is not a complete backup: it has no manifest`)
  }
}

/** Reads the manifest of a backup. Throws if the manifest or any file has been modified. */
export async function readVerifiedManifest(folder, environment) {
  const [text, seal] = read(folder)
  if (!timingSafeEqual(digest(seal), digest(computeSeal(text, environment))))
    throw new Error(
      'The manifest was modified, or CODE_SECRET and ENCRYPTION_KEY are not those of the backup',
    )
  const manifest = JSON.parse(text)
  const { [name]: _, [sealName]: __, ...found } = await measured(folder)
  const paths = new Set([...Object.keys(manifest.files), ...Object.keys(found)])
  for (const path of paths)
    if (manifest.files[path]?.sha256 !== found[path]?.sha256)
      throw new Error(
        `${path} is ${found[path] ? 'different from what was backed up' : 'missing'}: this backup is damaged`,
      )
  return manifest
}
