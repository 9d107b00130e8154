import { createPublicKey, verify } from 'node:crypto'
import { sha256 } from './hashes.mjs'
import { MismatchError, UnusableFileError } from './problem.mjs'

const type = 'usage-checkpoint+jws'

function decode(part) {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
  } catch {
    return null
  }
}

/** Reads a JSON Web Key Set. Returns all public keys by id, and whether they are revoked. */
export function readKeys({ keys, revoked = [] }) {
  const found = new Map()
  const add = ({ kid, x }, isRevoked) => {
    if (typeof kid !== 'string' || typeof x !== 'string') return
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
    found.set(kid, { key, isRevoked })
  }
  for (const key of keys) add(key, false)
  for (const key of revoked) add(key, true)
  return found
}

const isClaims = claims =>
  Number.isSafeInteger(claims?.seal) &&
  Number.isSafeInteger(claims.size) &&
  Number.isSafeInteger(claims.total) &&
  typeof claims.root === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(claims.day)

/** Verifies the signature of a checkpoint and returns its claims. */
function readCheckpoint(text, keys) {
  const parts = String(text).trim().split('.')
  const [header, payload, signature] = parts
  const claims = decode(payload ?? '')
  const { alg, kid, typ } = decode(header ?? '') ?? {}
  if (parts.length !== 3 || !isClaims(claims)) throw new MismatchError('The checkpoint is not readable.')
  if (alg !== 'EdDSA' || typ !== type)
    throw new MismatchError(`The checkpoint of ${claims.day} is not of the type ${type}.`)
  const known = keys.get(kid)
  if (!known)
    throw new MismatchError(
      `The checkpoint of ${claims.day} is signed with ${kid}, a key that is not in the key file.`,
    )
  const signed = Buffer.from(`${header}.${payload}`)
  if (!verify(null, signed, known.key, Buffer.from(signature, 'base64url')))
    throw new MismatchError(`The signature of the checkpoint of ${claims.day} is wrong.`)
  return { ...claims, kid, isRevoked: known.isRevoked, text: parts.join('.') }
}

const computeHash = ({ text }) => sha256(text).toString('hex')

/** Throws unless `after` is the checkpoint that directly follows `before`. */
export function requireConsecutive(before, after) {
  const where = `between ${before.day} and ${after.day}`
  if (after.seal !== before.seal + 1)
    throw new MismatchError(`The chain is cut ${where}: checkpoints are missing.`)
  if (after.previous !== computeHash(before))
    throw new MismatchError(`The chain is cut ${where}: the later checkpoint refers to another one.`)
  if (after.total !== before.total + after.size) throw new MismatchError(`The totals do not add up ${where}.`)
}

/** Collects the checkpoints of all files; `check` verifies that they form a chain. */
export function createCheckpointChain(keys) {
  const bySeal = new Map()
  return {
    add(text) {
      if (keys.size === 0)
        throw new UnusableFileError(
          'Also name the key file: download /.well-known/licence-keys.json from the site.',
        )
      const checkpoint = readCheckpoint(text, keys)
      const known = bySeal.get(checkpoint.seal)
      if (known && known.text !== checkpoint.text)
        throw new MismatchError(`There are two different checkpoints of ${checkpoint.day}.`)
      if (checkpoint.seal === 1 && checkpoint.previous !== null)
        throw new MismatchError('The first checkpoint refers to an earlier one.')
      bySeal.set(checkpoint.seal, checkpoint)
      return checkpoint
    },
    isEmpty: () => bySeal.size === 0,
    check() {
      const seals = [...bySeal.values()].sort((one, other) => one.seal - other.seal)
      for (const [at, seal] of seals.entries())
        if (seals[at - 1]?.seal === seal.seal - 1) requireConsecutive(seals[at - 1], seal)
      for (const seal of seals) requireTrust(seal, bySeal)
      return seals
    },
  }
}

/** A checkpoint signed with a revoked key is valid only if a later one with a trusted key confirms it. */
function requireTrust(seal, bySeal) {
  let confirming = seal
  while (confirming?.isRevoked) confirming = bySeal.get(confirming.seal + 1)
  if (!confirming)
    throw new MismatchError(
      `The checkpoint of ${seal.day} is signed with the revoked key ${seal.kid}, and no later checkpoint among these files confirms it.`,
    )
}
