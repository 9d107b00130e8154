import { getReceiptKeyName } from '@bgm/validation'
import { createSigningKeys } from '#src/platform/database/signing-keys'
import { formatVerifierKey, type NoteSigner } from '#src/reporting/log/rules/note'
import { getLogState } from '#src/reporting/log/state'

const keys = createSigningKeys({ table: 'receipt_keys', purpose: 'receipt key' })

export const { ensureKey: ensureReceiptKey } = keys

/** @public for programs/receipt-keys.mjs */
export const { addNextKey, revokeKey, listKeyStates } = keys

const toBytes = (publicKey: string) => Buffer.from(publicKey, 'base64url')

/** How long a key is used without looking whether another one signs by now. */
const usedFor = 60_000

type Signer = { origin: string; signer: NoteSigner }
let current: { found: Promise<Signer>; until: number } | null = null

async function findSigner(now: number): Promise<Signer> {
  const { origin } = await getLogState()
  const { publicKey, key } = await strapi.db.transaction(({ trx }) => keys.getSigningKey(trx, now))
  const name = getReceiptKeyName(origin)
  return { origin, signer: { name, publicKey: toBytes(publicKey), privateKey: key } }
}

/** The key that signs receipts, and the origin of the log. A revoked key may sign for another minute. */
export function getReceiptSigner(now: number): Promise<Signer> {
  if (current && now < current.until) return current.found
  const found = findSigner(now)
  found.catch(() => {
    current = null
  })
  current = { found, until: now + usedFor }
  return found
}

/** The verifier keys of receipts that may be trusted, newest first. */
export async function listReceiptKeys(): Promise<string[]> {
  const name = getReceiptKeyName((await getLogState()).origin)
  const known = await keys.listKeys()
  return known
    .filter(({ revokedAt }) => revokedAt === null)
    .map(({ publicKey }) => formatVerifierKey({ name, publicKey: toBytes(publicKey) }))
    .reverse()
}
