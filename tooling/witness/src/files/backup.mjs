import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { WitnessError } from '../problem.mjs'
import { getConfigPath } from './config.mjs'
import { describeFileError, writeDurably } from './durable-file.mjs'
import { getKeysPath } from './keys.mjs'
import { getStatePath } from './state.mjs'

const getPath = folder => join(folder, 'backup.json')

/** When the keys were copied last; null if they never were. */
export async function readBackupTime(folder) {
  try {
    const { at } = JSON.parse(await readFile(getPath(folder), 'utf8'))
    return Number.isSafeInteger(at) ? at : null
  } catch {
    return null
  }
}

/** Copies keys, state and settings into a folder, also while the witness is running. */
export async function copyToBackup(folder, target) {
  if (resolve(target) === folder) throw new WitnessError('A backup has to be in another folder.')
  try {
    await mkdir(target, { recursive: true, mode: 0o700 })
    for (const getFile of [getKeysPath, getStatePath, getConfigPath])
      await copyFile(getFile(folder), getFile(target))
  } catch (error) {
    throw new WitnessError(`The backup in ${target} is incomplete: ${describeFileError(error)}.`, {
      cause: error,
    })
  }
  await writeDurably(getPath(folder), `${JSON.stringify({ at: Date.now() })}\n`)
}
