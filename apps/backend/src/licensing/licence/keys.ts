import { createSigningKeys } from '#src/platform/database/signing-keys'
import type { Transaction } from '#src/platform/database/transaction'

export type { SigningKey } from '#src/platform/database/signing-keys'

const keys = createSigningKeys({ table: 'licence_keys', purpose: 'licence key' })

export const { getSigningKey, ensureKey: ensureLicenceKey } = keys

/** @public for programs/licence-keys.mjs */
export const { addNextKey, revokeKey, listKeyStates } = keys

export async function getRevokedKeyIds(trx: Transaction): Promise<Set<string>> {
  const known = await keys.listKeys(trx)
  return new Set(known.filter(({ revokedAt }) => revokedAt !== null).map(({ id }) => id))
}

/**
 * The public keys as a JSON Web Key Set: the next, the current and all previous ones. Revoked keys are
 * listed separately, with their public part, because a later checkpoint of the usage log may confirm data
 * that they signed.
 */
export async function getLicenceKeySet() {
  const known = await keys.listKeys()
  return {
    keys: known
      .filter(({ revokedAt }) => revokedAt === null)
      .map(({ id, publicKey }) => ({
        kty: 'OKP' as const,
        crv: 'Ed25519' as const,
        x: publicKey,
        kid: id,
        alg: 'EdDSA' as const,
        use: 'sig' as const,
      })),
    revoked: known.flatMap(({ id, publicKey, revokedAt }) =>
      revokedAt === null ? [] : [{ kid: id, x: publicKey, revoked_at: new Date(revokedAt) }],
    ),
  }
}
