import { fullWidth } from '@bgm/validation'
import { assignIndexes, listEntries, storeEntries } from './entries'
import { ForkedLogError, findBundle } from './files'
import { listPlaysWithoutEntry } from './plays'
import { recoverRows } from './recover-rows'
import { type EntryType, entryTypes, parseEntry } from './rules/entry'
import { getLogState, type LogState, lockLogState, updateLogState } from './state'
import { addPlaysToTotals } from './totals'

const isEntryType = (type: string): type is EntryType => (entryTypes as readonly string[]).includes(type)

/** The entries of the bundle with the next index that the database does not have. Throws if they belong to another log. */
async function readUnknown({ folder, size }: LogState) {
  const index = Math.floor(size / fullWidth)
  const known = await listEntries(index * fullWidth, size)
  const bundle = await findBundle(folder, index, known.length)
  if (!bundle) return []
  if (known.some(({ bytes }, position) => !bundle[position]?.equals(bytes)))
    throw new ForkedLogError(`Bundle ${index} of the usage log begins with other entries than the database`)
  return bundle
    .slice(known.length)
    .map((bytes, position) => ({ index: size + position, bytes, content: parseEntry(bytes) }))
}

/** Imports the rest of a bundle, in one transaction. Returns false if there is none. */
async function recoverBundle(): Promise<boolean> {
  return await strapi.db.transaction(async ({ trx }) => {
    const state = await lockLogState(trx)
    // An import that was interrupted continues from the database, and its files must be the same.
    if (state.import !== 'done' && state.import !== 'bundles') return false
    const found = await readUnknown(state)
    if (found.length === 0) return false
    const plays = await recoverRows(trx, found)
    await storeEntries(
      trx,
      state.size,
      found.map(({ index, bytes, content }) => {
        if (!isEntryType(content.type)) throw new Error(`Entry ${index} has an unknown type`)
        return { type: content.type, row: plays.get(index)?.row ?? null, bytes }
      }),
    )
    await addPlaysToTotals(
      trx,
      [...plays.values()].filter(({ row }) => row > state.counted_through),
    )
    // Changed registers are recorded again afterwards, because the database has an earlier state than the log.
    await updateLogState(trx, { size: state.size + found.length, import: 'bundles', registers: 0 })
    return true
  })
}

/** Appends the plays that were waiting at the time of the backup and are in no bundle. */
export async function finishRecovery(): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const state = await lockLogState(trx)
    if (state.import !== 'bundles') return
    const { plays, through } = await listPlaysWithoutEntry(trx, state.last_play_row)
    await updateLogState(trx, {
      size: plays.length > 0 ? await assignIndexes(trx, state, plays) : state.size,
      last_play_row: through,
      import: 'done',
    })
  })
}

/**
 * Imports the entries that bundles contain and a restored database has lost, so that the same log continues. Must run at
 * startup, before plays are accepted. Files are only written for entries that are in the database, so in any other
 * database there is nothing to import.
 */
export async function recoverUsageLog(): Promise<void> {
  const { size } = await getLogState()
  while (await recoverBundle());
  const state = await getLogState()
  if (state.import !== 'bundles') return
  await finishRecovery()
  strapi.log.warn('the usage log continues after entries that the database had lost', {
    entries: state.size - size,
  })
}
