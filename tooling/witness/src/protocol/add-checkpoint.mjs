import { maxRecent } from '../files/state.mjs'
import { readCheckpoint } from '../log.mjs'
import { answers } from './answers.mjs'
import { findInconsistency } from './consistency.mjs'
import { hasRepeatedKey, keepLogSignatures } from './signatures.mjs'
import { parseSubmission } from './submission.mjs'

/** Runs tasks one after the other. */
function createQueue() {
  let last = Promise.resolve()
  return task => {
    const result = last.then(task)
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

/**
 * Answers requests to `add-checkpoint` (C2SP tlog-witness). The latest checkpoint of a log is compared and stored by one
 * request at a time, and is on the disk before its cosignatures are returned.
 */
export function createAddCheckpoint({ config, keys, state, evidence }) {
  const enqueue = createQueue()

  async function sign(known, checkpoint, note) {
    const at = Date.now()
    const lines = await Promise.all(keys.map(key => key.cosign(checkpoint, Math.floor(at / 1000))))
    const cosignatures = lines.join('')
    await state.set(checkpoint.origin, remember(known, { checkpoint, note, cosignatures, at }))
    await evidence.resolve(checkpoint)
    console.info(`Signed ${checkpoint.size} entries of ${checkpoint.origin}.`)
    return answers.signed(cosignatures)
  }

  async function compareAndSign({ oldSize, proof, checkpoint }, note) {
    const known = state.find(checkpoint.origin)
    const keep = (kind, former) =>
      evidence.add({ kind, checkpoint, note, known: former ?? null, old_size: oldSize, proof })
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

  return async body => {
    const submission = parseSubmission(body)
    if (!submission) return answers.malformed
    const { oldSize, checkpoint } = submission
    const trusted = (await config.get()).logs.get(checkpoint.origin)
    if (!trusted) return answers.unknownLog
    if (hasRepeatedKey(checkpoint, trusted)) return answers.malformed
    const note = keepLogSignatures(checkpoint, trusted)
    if (note === null) return answers.forbidden
    if (oldSize > checkpoint.size) return answers.oldSizeTooLarge
    return enqueue(() => compareAndSign(submission, note))
  }
}
