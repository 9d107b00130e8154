import { readFile } from 'node:fs/promises'
import { verifyCosignature } from '../log/cosignature.mjs'
import { signatureTypes } from '../log/verifier-key.mjs'
import { MismatchError, UnusableError } from '../problem.mjs'
import { listMissing, parsePolicy } from './policy.mjs'

/**
 * Reads the policy that the auditor has kept or, without one, the copy that came with the log, which is `own`. Null if
 * there is none.
 */
export async function readPolicy(file, copy = null) {
  const read = async path => parsePolicy(await readFile(path))
  if (file !== undefined)
    return read(file).catch(error => {
      if (error instanceof UnusableError) throw error
      throw new UnusableError(`${file} cannot be read: ${error.message}`)
    })
  if (copy === null) return null
  try {
    return { ...(await read(copy)), isOwn: true }
  } catch (error) {
    if (error.code === 'ENOENT') return null
    throw error
  }
}

const formatTime = seconds => new Date(seconds * 1000).toISOString().replace('.000Z', 'Z')

const isOf = ({ key }, { name, id }) => key.name === name && key.id === id

function requireLog({ logs }, { origin, signers }) {
  if (logs.length === 0) return
  if (!logs.some(({ name }) => name === origin))
    throw new UnusableError(`The policy is not of ${origin}, but of ${logs[0].name}.`)
  if (!logs.some(({ publicKey }) => signers.some(signer => signer.publicKey === publicKey)))
    throw new MismatchError(`The checkpoint is signed with no key of ${origin} that the policy names.`)
}

/**
 * Verifies the cosignatures of a checkpoint with a policy. Throws if one of them is wrong. `missing` are the witnesses
 * that the quorum lacks, `unreadable` those whose signatures this version of Node.js cannot verify, and `unknown` the names of other signatures.
 */
function checkCosignatures(policy, checkpoint) {
  requireLog(policy, checkpoint)
  const signed = new Map()
  const unreadable = []
  for (const witness of policy.witnesses)
    for (const { signature } of checkpoint.cosignatures.filter(one => isOf(witness, one))) {
      const { key, name } = witness
      if (key.key === null) {
        unreadable.push(name)
        continue
      }
      const time = verifyCosignature(key, checkpoint, signature)
      if (!time)
        throw new MismatchError(
          `The signature of the witness ${name} (${key.name}, key ${key.id}) is wrong: it was forged, or belongs to another checkpoint. Keep the file.`,
        )
      if (!signed.has(name)) signed.set(name, time)
    }
  const unknown = checkpoint.cosignatures
    .filter(one => !policy.witnesses.some(witness => isOf(witness, one)))
    .map(({ name }) => name)
  return { signed, unreadable, unknown, missing: listMissing(policy, signed) }
}

const describe = ({ witnesses }, signed) =>
  witnesses
    .filter(({ name }) => signed.has(name))
    .map(({ name, key }) => {
      const algorithm = key.type === signatureTypes.postQuantumCosignature ? 'ML-DSA-44' : 'Ed25519'
      return `${name} (${algorithm}, ${formatTime(signed.get(name))})`
    })
    .join(', ') || 'no witness of the policy'

function reportQuorum(policy, { signed, unreadable, missing }, results) {
  const names = describe(policy, signed)
  if (policy.quorum === 'none')
    results.notChecked(
      'witnesses',
      `signed by ${names}; the policy requires none, so that others may be shown another log`,
    )
  else if (missing.length === 0) results.ok('witnesses', `signed by ${names}: the quorum is reached`)
  else if (missing.some(name => unreadable.includes(name)))
    results.error(
      'witnesses',
      `signed by ${names}; whether ${unreadable.join(', ')} have signed needs Node.js 24.7 or newer`,
    )
  else
    results.finding(
      'witnesses',
      `signed by ${names}; the quorum is not reached: it waits for ${missing.join(', ')}. Copy the log again in a minute; if they are still missing, ask them and the operator`,
    )
}

/** Reports what witnesses have signed. Returns whether the quorum is reached, and whether all signatures are right. */
export async function reportWitnesses(policy, checkpoint, results) {
  const others = checkpoint.cosignatures.map(({ name }) => name)
  if (policy === null) {
    results.notChecked(
      'witnesses',
      `no policy was given (--policy), so that others may be shown another log${others.length > 0 ? `; the signatures of ${others.join(', ')} were not verified` : ''}`,
    )
    return { isReached: false, isRight: true }
  }
  if (policy.isOwn)
    results.notChecked(
      'policy',
      'it was downloaded with the log, so that the operator alone says which witnesses count: compare it with what you have kept (--policy)',
    )
  let found = null
  try {
    found = checkCosignatures(policy, checkpoint)
  } catch (error) {
    await results.check('witnesses', () => Promise.reject(error))
    return { isReached: false, isRight: false }
  }
  reportQuorum(policy, found, results)
  if (found.unknown.length > 0)
    results.notChecked(
      'witnesses',
      `the signatures of ${found.unknown.join(', ')}, which the policy does not name`,
    )
  return { isReached: found.missing.length === 0, isRight: true }
}

/** Whether a checkpoint that was kept has the quorum; a wrong signature in it is a result of its own. */
export async function hasQuorum(policy, checkpoint, results) {
  try {
    return checkCosignatures(policy, checkpoint).missing.length === 0
  } catch (error) {
    await results.check(`${checkpoint.name}, witnesses`, () => Promise.reject(error))
    return false
  }
}
