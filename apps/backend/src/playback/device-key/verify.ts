import { webcrypto } from 'node:crypto'
import { type DeviceKey, formatKeyProof, type KeyProof } from '@bgm/validation'

const algorithms = {
  Ed25519: { key: { name: 'Ed25519' }, signature: { name: 'Ed25519' } },
  ES256: { key: { name: 'ECDSA', namedCurve: 'P-256' }, signature: { name: 'ECDSA', hash: 'SHA-256' } },
} as const

/** Keys that were imported, oldest first: importing one costs as much as verifying a signature. */
const imported = new Map<string, Promise<webcrypto.CryptoKey>>()
const maxImported = 20_000

function importKey({ alg, public_key }: DeviceKey): Promise<webcrypto.CryptoKey> {
  const name = `${alg} ${public_key}`
  const known = imported.get(name)
  if (known) return known
  const key = webcrypto.subtle.importKey(
    'raw',
    Buffer.from(public_key, 'base64'),
    algorithms[alg].key,
    true,
    ['verify'],
  )
  key.catch(() => imported.delete(name))
  imported.set(name, key)
  const [oldest] = imported.keys()
  if (imported.size > maxImported && oldest !== undefined) imported.delete(oldest)
  return key
}

/** Verifies a signature of a text, given in base64, in the thread pool. A key that cannot be read verifies nothing. */
export async function isSignedBy(key: DeviceKey, text: string, signature: string): Promise<boolean> {
  try {
    return await webcrypto.subtle.verify(
      algorithms[key.alg].signature,
      await importKey(key),
      Buffer.from(signature, 'base64'),
      Buffer.from(text),
    )
  } catch {
    return false
  }
}

/** Whether a device has the private key; `secret` is its device code, or the SHA-256 of its token. */
export const isKeyProven = (proof: KeyProof, secret: string): Promise<boolean> =>
  isSignedBy(proof, formatKeyProof(secret), proof.signature)
