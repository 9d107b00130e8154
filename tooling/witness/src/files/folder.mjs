import { mkdir, writeFile } from 'node:fs/promises'
import { WitnessError } from '../problem.mjs'
import { configTemplate, getConfigPath, openConfig } from './config.mjs'
import { describeFileError } from './durable-file.mjs'
import { exists, generateKeys, getKeysPath, openKeys, saveKeys } from './keys.mjs'
import { lockFolder } from './lock.mjs'
import { createState, getStatePath, openState } from './state.mjs'

async function requireConfig(folder) {
  const path = getConfigPath(folder)
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(path, configTemplate, { flag: 'wx' })
  } catch (error) {
    if (error.code === 'EEXIST') return
    throw new WitnessError(`${path} cannot be written: ${describeFileError(error)}.`, { cause: error })
  }
  throw new WitnessError(`Write the settings of your witness into ${path}, and start it again.`)
}

async function requireKeysAndState(folder, name) {
  const [hasKeys, hasState] = [await exists(getKeysPath(folder)), await exists(getStatePath(folder))]
  if (hasKeys && hasState) return
  if (hasKeys)
    throw new WitnessError(
      `${getStatePath(folder)} is missing: the witness does not know any more what it has signed, and would sign whatever it is shown. Put the newest copy from your backup there, or begin with a new folder and new keys.`,
    )
  if (!hasState) await createState(folder)
  else if ((await openState(folder)).list().length > 0)
    throw new WitnessError(
      `${getKeysPath(folder)} is missing, although this witness has signed before. Put the copy from your backup there. If there is none, begin with a new folder and new keys, and tell those who trust the former ones.`,
    )
  await saveKeys(folder, { name, keys: await generateKeys() })
}

/**
 * Opens a data folder, which nobody else may use until it is closed. At the first start, writes settings to be filled
 * in; after that, creates the keys.
 */
export async function openFolder(folder) {
  await requireConfig(folder)
  const lock = lockFolder(folder)
  try {
    const config = await openConfig(folder)
    const { name } = await config.get()
    await requireKeysAndState(folder, name)
    const [keys, state] = [await openKeys(folder, name), await openState(folder)]
    return { folder, config, keys, state, close: lock.release }
  } catch (error) {
    lock.release()
    throw error
  }
}
