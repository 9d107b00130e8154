import { createPublicKey, verify } from 'node:crypto'
import type { Ports } from '#app/engine/ports'

/** Verifies Ed25519 signatures as a browser does. */
export const verifySignature: Ports['verifySignature'] = async (publicKey, text, signature) => {
  const x = Buffer.from(publicKey).toString('base64url')
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  return verify(null, Buffer.from(text), key, signature)
}
