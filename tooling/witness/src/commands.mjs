import { copyToBackup } from './files/backup.mjs'
import { openConfig } from './files/config.mjs'
import { closeEvidence } from './files/evidence.mjs'
import { openFolder } from './files/folder.mjs'
import { exists, generateKeys, getKeysPath, openKeys, readKeys, saveKeys } from './files/keys.mjs'
import { lockFolder } from './files/lock.mjs'
import { WitnessError } from './problem.mjs'
import { runWitness } from './run-witness.mjs'

const printKeys = keys => console.info(keys.map(({ vkey }) => vkey).join('\n'))

async function readName(folder) {
  const { name } = await (await openConfig(folder)).get()
  return name
}

/** Prints the keys, also while the witness is running. */
async function keys({ folder }) {
  if (!(await exists(getKeysPath(folder)))) (await openFolder(folder)).close()
  printKeys(await openKeys(folder, await readName(folder)))
}

async function changeKeys(folder, change) {
  const name = await readName(folder)
  const lock = lockFolder(folder)
  try {
    await openKeys(folder, name)
    await saveKeys(folder, { name, keys: await change((await readKeys(folder)).keys) })
    printKeys(await openKeys(folder, name))
  } finally {
    lock.release()
  }
}

const addKey = ({ folder }) => changeKeys(folder, async keys => [...(await generateKeys()), ...keys])

async function removeKey({ folder, parameters: [id] }) {
  const opened = await openKeys(folder, await readName(folder))
  const index = opened.findIndex(key => key.id === id)
  if (index === -1)
    throw new WitnessError(
      `This witness has no key with the id ${id ?? '(missing)'}, but ${opened.map(key => key.id).join(', ')}.`,
    )
  if (opened.length === 1) throw new WitnessError('This is the only key. Add another one first.')
  await changeKeys(folder, keys => keys.filter((_, at) => at !== index))
}

async function backup({ folder, parameters: [target] }) {
  if (!target) throw new WitnessError('Name the folder of the backup: node src/main.mjs backup FOLDER')
  await copyToBackup(folder, target)
  console.info(`Keys, state and settings are in ${target}. Keep it where only you can read it.`)
}

async function close({ folder, parameters }) {
  const names = await closeEvidence(folder, parameters)
  console.info(names.length === 0 ? 'There is no such refusal.' : `Closed: ${names.join(', ')}`)
}

const commands = {
  run: ({ folder }) => runWitness(folder),
  keys,
  'add-key': addKey,
  'remove-key': removeKey,
  backup,
  close,
}

export async function runCommand(name, { folder, parameters, usage }) {
  if (!Object.hasOwn(commands, name)) throw new WitnessError(`Unknown command: ${name}\n\n${usage}`)
  await commands[name]({ folder, parameters })
}
