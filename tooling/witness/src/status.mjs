import { readCheckpoint } from './log.mjs'

const toTime = at => new Date(at).toISOString()

const describeLog = ({ checkpoint, signed, first_signed_at, signed_at }) => ({
  origin: checkpoint.origin,
  size: checkpoint.size,
  root: checkpoint.root.toString('base64'),
  signed,
  first_signed_at: toTime(first_signed_at),
  signed_at: toTime(signed_at),
})

const describeKey = ({ vkey, algorithm, createdAt }) => ({ vkey, algorithm, created_at: toTime(createdAt) })

/** When the witness signed last; 0 if it never has. */
export const getLatestSignature = state => Math.max(0, ...state.list().map(({ signed_at }) => signed_at))

export const findClockProblem = state =>
  Date.now() < getLatestSignature(state)
    ? 'The clock of this computer is earlier than the last signature.'
    : null

/** What prevents the witness from working as it should, as sentences. */
const listProblems = ({ config, evidence, state, problems }) =>
  [problems.storage, evidence.problem(), config.problem()?.message, findClockProblem(state)].filter(Boolean)

/** `/status.json`, for monitoring. */
export async function getStatus(witness) {
  const { config, keys, state, evidence } = witness
  const { name, operator } = await config.get()
  const refusals = await evidence.list()
  return {
    name,
    operator,
    keys: keys.map(describeKey),
    logs: state.list().map(describeLog),
    refused: {
      fork: refusals.filter(({ kind }) => kind === 'fork').length,
      unproven: refusals.filter(({ kind }) => kind === 'unproven').length,
    },
    problems: listProblems(witness),
  }
}

const describeRecent = ({ at, grew, repeated, note }) => ({
  signed_at: toTime(at),
  size: readCheckpoint(note).size,
  grew,
  repeated,
  checkpoint: note,
})

/** `/record.json`: everything that the witness has signed last, and what it has refused. */
export async function getRecord(witness) {
  const [status, refusals] = [await getStatus(witness), await witness.evidence.list()]
  return {
    ...status,
    logs: witness.state.list().map(log => ({
      ...describeLog(log),
      checkpoint: log.note + log.cosignatures,
      recent: log.recent.map(describeRecent),
    })),
    refusals: refusals.map(({ name, bytes: _, received_at, ...refusal }) => ({
      file: name,
      received_at: toTime(received_at),
      ...refusal,
    })),
  }
}
