import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { WitnessError } from '../problem.mjs'

const busy = 5

/**
 * Reserves a data folder for this process. The operating system releases the lock of an SQLite database when the
 * process ends, even if it is killed, and knows it in all containers on this computer.
 */
export function lockFolder(folder) {
  let database
  try {
    database = new DatabaseSync(join(folder, 'lock'))
    database.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    if (error.errcode === busy)
      throw new WitnessError(
        `Another witness is running with the folder ${folder}. Two of them would sign trees that contradict each other.`,
      )
    throw new WitnessError(`The folder ${folder} cannot be used: ${error.message}.`, { cause: error })
  }
  return { release: () => database.close() }
}
