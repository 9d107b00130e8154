import { maxRecent } from '../files/state.mjs'
import { readCheckpoint } from '../log.mjs'
import { answers } from './answers.mjs'
import { findInconsistency } from './consistency.mjs'
import { hasRepeatedKey, keepLogSignatures } from './signatures.mjs'
import { parseSubmission } from './submission.mjs'

/** How long a checkpoint that is submitted again is answered with the same cosignatures, in ms. */
const maxAge = 60_000
/** Requests that wait at once, for a checkpoint that is no larger than the latest one, and for a larger one. */
const maxWaiting = { known: 50, larger: 500 }

/** Runs tasks one after the other. `enqueue` returns null, without running the task, if `max` are waiting. */
function createQueue() {
  let last = Promise.resolve()
  let waiting = 0
  return async function enqueue(task, max) {
    if (waiting >= max) return null
    waiting += 1
    const result = last.then(() => {
      waiting -= 1
      return task()
    })
    last = result.catch(() => {})
    return result
  }
}

function remember(known, { checkpoint, note, cosignatures, at }) {
  const isRepeated = known?.checkpoint.size === checkpoint.size
  const grew = checkpoint.size - (known?.checkpoint.size ?? 0)
  const [latest, ...others] = known?.recent ?? []
  const recent = isRepeated
    ? [{ ...latest, at, repeated: true }, ...others]
    : [{ at, grew, repeated: false, note }, ...(known?.recent ?? [])]
  return {
    note,
    cosignatures,
    checkpoint,
    signed: (known?.signed ?? 0) + (isRepeated ? 0 : 1),
    first_signed_at: known?.first_signed_at ?? at,
    signed_at: at,
    recent: recent.slice(0, maxRecent),
  }
}

/** A checkpoint that was signed before with the same size and another root: the proof of a fork. */
const findContradiction = (known, { size, root }) =>
  known?.recent
    .map(({ note }) => readCheckpoint(note))
    .find(other => other.size === size && !other.root.equals(root))

/** What can be answered without comparing a checkpoint with the latest one. */
async function checkSubmission(body, config) {
  const submission = parseSubmission(body)
  if (!submission) return { refusal: answers.malformed }
  const { oldSize, checkpoint } = submission
  const trusted = (await config.get()).logs.get(checkpoint.origin)
  if (!trusted) return { refusal: answers.unknownLog }
  if (hasRepeatedKey(checkpoint, trusted)) return { refusal: answers.malformed }
  const note = keepLogSignatures(checkpoint, trusted)
  if (note === null) return { refusal: answers.forbidden }
  return oldSize > checkpoint.size ? { refusal: answers.oldSizeTooLarge } : { submission, note }
}

/**
 * Answers requests to `add-checkpoint` (C2SP tlog-witness). The latest checkpoint of a log is compared and stored by one
 * request at a time, and is on the disk before its cosignatures are returned.
 */
export function createAddCheckpoint({ config, keys, state, evidence }) {
  const enqueue = createQueue()
  const startedAt = Date.now()

  /** Its cosignatures, if it was signed just now, with these keys: they change when the witness is stopped. */
  function findCosignatures(known, { oldSize, proof, checkpoint }) {
    const isRepeated =
      known?.checkpoint.text === checkpoint.text && oldSize === checkpoint.size && proof.length === 0
    const age = Date.now() - (known?.signed_at ?? 0)
    const isFresh = age >= 0 && age < maxAge && known?.signed_at >= startedAt
    return isRepeated && isFresh ? known.cosignatures : null
  }

  async function sign(known, checkpoint, note) {
    const at = Date.now()
    const lines = await Promise.all(keys.map(key => key.cosign(checkpoint, Math.floor(at / 1000))))
    const cosignatures = lines.join('')
    await state.set(checkpoint.origin, remember(known, { checkpoint, note, cosignatures, at }))
    await evidence.resolve(checkpoint)
    console.info(`Signed ${checkpoint.size} entries of ${checkpoint.origin}.`)
    return { ...answers.signed(cosignatures), isStored: true }
  }

  async function compareAndSign(submission, note) {
    const { oldSize, proof, checkpoint } = submission
    const known = state.find(checkpoint.origin)
    const former = findCosignatures(known, submission)
    if (former !== null) return answers.signed(former)
    const keep = (kind, other) =>
      evidence.add({ kind, checkpoint, note, known: other ?? null, old_size: oldSize, proof })
    if (oldSize !== (known?.checkpoint.size ?? 0)) {
      const contradiction = findContradiction(known, checkpoint)
      if (contradiction) await keep('fork', contradiction.note)
      return answers.conflict(known?.checkpoint.size ?? 0)
    }
    const kind = findInconsistency(known?.checkpoint, checkpoint, proof)
    if (kind === null) return sign(known, checkpoint, note)
    const isSigned =
      known?.checkpoint.size === checkpoint.size && known.checkpoint.root.equals(checkpoint.root)
    if (!isSigned) await keep(kind, known?.note)
    return answers.inconsistent
  }

  /**
   * `isWithinLimit` is asked about requests that are of no use to a log: those that it has not signed, and former
   * checkpoints. All clients of a proxy share a limit, which must not keep the log from being signed.
   */
  return async (body, isWithinLimit) => {
    const { refusal, submission, note } = await checkSubmission(body, config)
    if (refusal) return isWithinLimit() ? refusal : answers.tooMany
    const { checkpoint } = submission
    const known = state.find(checkpoint.origin)
    const former = findCosignatures(known, submission)
    if (former !== null) return answers.signed(former)
    const growth = checkpoint.size - (known?.checkpoint.size ?? -1)
    if (growth < 0 && !findContradiction(known, checkpoint) && !isWithinLimit()) return answers.tooMany
    const max = growth > 0 ? maxWaiting.larger : maxWaiting.known
    return (await enqueue(() => compareAndSign(submission, note), max)) ?? answers.busy
  }
}
