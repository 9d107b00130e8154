import { existsSync, lstatSync, readFileSync, readlinkSync, renameSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { listPreparations } from './data-folder.mjs'
import { endPreviousServer } from './previous-server.mjs'
import { DatabaseProblem, describeConflict, explainFailure } from './problem.mjs'

/**
 * Where the earlier data is during an upgrade. A server writes to the path that it was started with, so an earlier
 * one must never run where the new data will be.
 */
export const nameEarlierData = data => `${data}.before-upgrade`

const readVersion = data => Number(readFileSync(join(data, 'PG_VERSION'), 'utf8'))
const isOfOtherStart = ({ code }) => ['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(code)

/** Returns an unused name: an earlier upgrade may have kept data of the same version. */
function nameKeptData(data, version) {
  const name = `${data}.${version}`
  let kept = name
  for (let number = 2; existsSync(kept); number += 1) kept = `${name}-${number}`
  return kept
}

/** Moves the data of this version out of the way, unless another start has just done so. */
export function setEarlierDataAside(data, version) {
  try {
    if (readVersion(data) === version) return renameSync(data, nameEarlierData(data))
  } catch (error) {
    if (!isOfOtherStart(error)) throw error
  }
  throw new DatabaseProblem(describeConflict(data))
}

/** Throws if the data is missing only because another start is upgrading it. */
export function requireNoUpgrade(data) {
  if (existsSync(nameEarlierData(data))) throw new DatabaseProblem(describeConflict(data))
}

/** Returns to the earlier data if an upgrade was interrupted: the product would start without any. */
export async function undoInterruptedUpgrade(path, print) {
  const isLink = existsSync(dirname(path)) && lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()
  const data = isLink ? resolve(dirname(path), readlinkSync(path)) : path
  const earlier = nameEarlierData(data)
  if (existsSync(data) || !existsSync(earlier)) return
  if (listPreparations(data).some(({ isRunning }) => isRunning)) requireNoUpgrade(data)
  await endPreviousServer(earlier, print)
  try {
    renameSync(earlier, data)
  } catch (error) {
    throw isOfOtherStart(error)
      ? new DatabaseProblem(describeConflict(data))
      : explainFailure(error.message, data)
  }
}

/** Gives the earlier data its final name after an upgrade. Another start may do so at the same time. */
export function keepEarlierData(data, print) {
  const earlier = nameEarlierData(data)
  if (!existsSync(earlier)) return
  try {
    const version = readVersion(earlier)
    const kept = nameKeptData(data, version)
    renameSync(earlier, kept)
    print(`the data of PostgreSQL ${version} is kept in ${kept}; remove it when all is well`)
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
}

/**
 * Like `keepEarlierData`, after an upgrade that was interrupted. Throws if another start is upgrading the data: it has
 * announced itself before it set the data aside, and still needs it.
 */
export function keepLeftData(data, print) {
  const isLeft = existsSync(nameEarlierData(data))
  if (listPreparations(data).some(({ isRunning }) => isRunning)) requireNoUpgrade(data)
  if (isLeft) keepEarlierData(data, print)
}
