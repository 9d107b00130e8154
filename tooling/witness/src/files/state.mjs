import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readCheckpoint } from '../log.mjs'
import { WitnessError } from '../problem.mjs'
import { describeFileError, writeDurably } from './durable-file.mjs'

/** Signed checkpoints of a log that are remembered, the newest first. */
export const maxRecent = 8

export const getStatePath = folder => join(folder, 'state.json')

const isCount = value => Number.isSafeInteger(value) && value >= 0

function parseRecent(value) {
  const { at, note, grew, repeated } = value
  if (!isCount(at) || !isCount(grew) || typeof repeated !== 'boolean') throw new TypeError('recent')
  return { at, grew, repeated, note: readCheckpoint(note).note }
}

function parseLog([origin, { note, cosignatures, signed, first_signed_at, signed_at, recent }]) {
  const checkpoint = readCheckpoint(note)
  const areCounts = [signed, first_signed_at, signed_at].every(isCount)
  if (checkpoint.origin !== origin || !areCounts || typeof cosignatures !== 'string')
    throw new TypeError(origin)
  const log = { note, cosignatures, signed, first_signed_at, signed_at, recent: recent.map(parseRecent) }
  return [origin, { ...log, checkpoint }]
}

function parseState(text) {
  const { version, logs } = JSON.parse(text)
  if (version !== 1) throw new TypeError('version')
  return new Map(Object.entries(logs).map(parseLog))
}

const formatState = logs => {
  const entries = [...logs].map(([origin, { checkpoint: _, ...log }]) => [origin, log])
  return `${JSON.stringify({ version: 1, logs: Object.fromEntries(entries) }, null, 2)}\n`
}

async function readState(path) {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    throw new WitnessError(`${path} cannot be read: ${describeFileError(error)}.`, { cause: error })
  }
}

/** What a witness remembers: for each log, by origin, the newest checkpoint that it has signed. */
export async function openState(folder) {
  const path = getStatePath(folder)
  let logs
  try {
    logs = parseState(await readState(path))
  } catch (error) {
    if (error instanceof WitnessError) throw error
    throw new WitnessError(
      `${path} is broken: the witness does not know any more what it has signed. Put the newest copy from your backup there, or begin with a new folder and new keys. Do not only remove the file: this witness would then sign whatever it is shown.`,
      { cause: error },
    )
  }
  return {
    find: origin => logs.get(origin),
    list: () => [...logs.values()],
    /** Remembers the checkpoint of a log. It is on the disk when this resolves; otherwise nothing has changed. */
    async set(origin, log) {
      const next = new Map(logs).set(origin, log)
      await writeDurably(path, formatState(next))
      logs = next
    },
  }
}

export const createState = folder => writeDurably(getStatePath(folder), formatState(new Map()))
