import { readBackupTime } from '../files/backup.mjs'
import { readCheckpoint, sha256 } from '../log.mjs'
import { findClockProblem, getLatestSignature } from '../status.mjs'

const day = 86_400_000
const maxRows = 8
/** A log signs at least once a day. */
const quietAfter = day + 2 * 3_600_000
const backupAfter = 60 * day

function chooseState({ config, evidence, problems }, { kinds, signedAt, isClockWrong }) {
  if (kinds.includes('fork')) return 'fork'
  if (problems.storage || evidence.problem() || config.problem() || isClockWrong) return 'needsAttention'
  if (kinds.includes('unproven')) return 'unproven'
  if (signedAt === 0) return 'waiting'
  return Date.now() - signedAt > quietAfter ? 'quiet' : 'running'
}

const listRows = logs =>
  logs
    .flatMap(({ checkpoint, recent }) =>
      recent.map(({ at, grew, repeated, note }) => ({
        at,
        grew,
        repeated,
        origin: checkpoint.origin,
        size: readCheckpoint(note).size,
      })),
    )
    .sort((one, other) => other.at - one.at)
    .slice(0, maxRows)

/** The id of a key, and as many digits more of the hash that it is taken from. */
function formatFingerprint({ vkey }) {
  const [name, id] = vkey.split('+', 2)
  const typed = Buffer.from(vkey.slice(name.length + id.length + 2), 'base64')
  const hash = sha256(Buffer.concat([Buffer.from(`${name}\n`), typed]))
  return hash.toString('hex', 0, 8).match(/..../g).join(' ')
}

const sum = (values, get) => values.reduce((total, value) => total + get(value), 0)

/** What the page shows. */
export async function getView(witness) {
  const { config, keys, state, evidence, problems, folder } = witness
  const { name, operator, contact, timeZone, logs } = await config.get()
  const [refusals, backupAt] = [await evidence.list(), await readBackupTime(folder)]
  const signed = state.list()
  const signedAt = getLatestSignature(state)
  const isClockWrong = findClockProblem(state) !== null
  const kinds = refusals.map(({ kind }) => kind)
  return {
    name,
    operator,
    contact,
    timeZone,
    origins: [...logs.keys()],
    state: chooseState(witness, { kinds, signedAt, isClockWrong }),
    signedAt,
    signed: sum(signed, log => log.signed),
    since: Math.min(...signed.map(log => log.first_signed_at)),
    entries: sum(signed, log => log.checkpoint.size),
    rows: listRows(signed),
    refusals,
    keys: keys.map(key => ({ ...key, fingerprint: formatFingerprint(key) })),
    isClockWrong,
    isStorageBroken: problems.storage !== null || evidence.problem() !== null,
    settingsProblem: config.problem(),
    backupAt,
    isBackupOld: backupAt === null || Date.now() - backupAt > backupAfter,
  }
}
