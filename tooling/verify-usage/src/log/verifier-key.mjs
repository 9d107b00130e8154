import { createPublicKey } from 'node:crypto'
import { sha256 } from './hashes.mjs'

export const idBytes = 4

/** Types of signatures (C2SP signed-note): of a log, and cosignatures of witnesses (C2SP tlog-cosignature). */
export const signatureTypes = { ed25519: 1, cosignature: 4, postQuantumCosignature: 6 }

const ed25519 = { publicKeyBytes: 32, toJwk: x => ({ kty: 'OKP', crv: 'Ed25519', x }) }
const mlDsa44 = { publicKeyBytes: 1312, toJwk: pub => ({ kty: 'AKP', alg: 'ML-DSA-44', pub }) }
const algorithms = new Map([
  [signatureTypes.ed25519, ed25519],
  [signatureTypes.cosignature, ed25519],
  [signatureTypes.postQuantumCosignature, mlDsa44],
])

export const isKeyName = name => name !== '' && !/[\s+]/u.test(name)

/** Decodes base64 that is written in the only way that the specifications allow; null otherwise. */
export function decodeBase64(text) {
  const bytes = Buffer.from(text, 'base64')
  return bytes.toString('base64') === text ? bytes : null
}

/** The id of a key (C2SP signed-note), in hexadecimal digits. */
export const computeKeyId = (name, typedKey) =>
  sha256(Buffer.concat([Buffer.from(`${name}\n`), typedKey]))
    .subarray(0, idBytes)
    .toString('hex')

/** Null if this version of Node.js does not know the algorithm. */
function createKey(jwk) {
  try {
    return createPublicKey({ key: jwk, format: 'jwk' })
  } catch {
    return null
  }
}

/**
 * Parses a verifier key of C2SP signed-note; null if it is malformed, of an unknown type, or its id is not that of the
 * key. `key` is null where signatures of its type cannot be verified.
 */
export function parseVerifierKey(line) {
  const [name, id, ...rest] = line.split('+')
  const bytes = decodeBase64(rest.join('+'))
  const algorithm = bytes && algorithms.get(bytes[0])
  if (!isKeyName(name) || !algorithm || bytes.length !== 1 + algorithm.publicKeyBytes) return null
  if (computeKeyId(name, bytes) !== id) return null
  const publicKey = bytes.subarray(1)
  const key = createKey(algorithm.toJwk(publicKey.toString('base64url')))
  return { name, id, type: bytes[0], key, publicKey: publicKey.toString('base64') }
}
