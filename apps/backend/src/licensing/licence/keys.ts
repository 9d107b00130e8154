import { type CryptoKey, calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK } from 'jose'
import { z } from 'zod'
import type { Transaction } from '#src/platform/database/transaction'
import { decrypt, encrypt } from '#src/platform/runtime/cryptography'
import { environment } from '#src/platform/runtime/environment'

/** How long a new key is published before it is used, so that every verifier has fetched it. */
const publicationTime = 24 * 60 * 60_000
const keyIdLength = 16
const purpose = 'licence key'
const secret = () => environment.LICENCE_KEYS_SECRET ?? ''

const keyRow = z.object({
  key_id: z.string(),
  public_key: z.string(),
  private_key: z.string(),
  created_at: z.coerce.number(),
  active_from: z.coerce.number(),
  revoked_at: z.coerce.number().nullable(),
})
type KeyRow = z.output<typeof keyRow>

export type SigningKey = { id: string; key: CryptoKey }

const isSet = (text: string | undefined): text is string => text !== undefined

/** Creates an Ed25519 key. The private key is stored encrypted and never exported. */
async function createKey(trx: Transaction, activeFrom: number, now: number): Promise<string> {
  const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true })
  const { kty, crv, x, d } = await exportJWK(privateKey)
  if (!isSet(kty) || !isSet(crv) || !isSet(x) || !isSet(d)) throw new Error('A new licence key is incomplete')
  const key_id = (await calculateJwkThumbprint({ kty, crv, x })).slice(0, keyIdLength)
  const private_key = encrypt(`${purpose} ${key_id}`, d, secret())
  await trx('licence_keys').insert({
    key_id,
    public_key: x,
    private_key,
    created_at: now,
    active_from: activeFrom,
  })
  return key_id
}

async function importKey({ key_id, public_key: x, private_key }: KeyRow): Promise<CryptoKey> {
  const d = decrypt(`${purpose} ${key_id}`, private_key, secret())
  if (d === null) throw new Error(`LICENCE_KEYS_SECRET cannot decrypt the licence key ${key_id}`)
  const key = await importJWK({ kty: 'OKP', crv: 'Ed25519', x, d }, 'EdDSA')
  if (key instanceof Uint8Array) throw new Error(`The licence key ${key_id} is not a key pair`)
  return key
}

const imported = new Map<string, Promise<CryptoKey>>()

const findSigningKey = (trx: Transaction, now: number): Promise<unknown> =>
  trx('licence_keys')
    .whereNull('revoked_at')
    .where('active_from', '<=', now)
    .orderBy([
      { column: 'active_from', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .forShare()
    .first()

/**
 * The newest active key. Its row stays locked against changes until the transaction ends, so that a key cannot be
 * revoked between signing and storing.
 */
export async function getSigningKey(trx: Transaction, now: number): Promise<SigningKey> {
  // If the key is revoked while this query waits for the row lock, PostgreSQL returns no row; a retry finds
  // the next key.
  const row = (await findSigningKey(trx, now)) ?? (await findSigningKey(trx, Date.now()))
  if (!row) throw new Error('There is no active licence key')
  const found = keyRow.parse(row)
  const key = imported.get(found.key_id) ?? importKey(found)
  imported.set(found.key_id, key)
  return { id: found.key_id, key: await key }
}

/** Creates a key if none is active. Must run at startup, while only one process prepares the database. */
export async function ensureLicenceKey(now = Date.now()): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const rows: unknown[] = await trx('licence_keys')
      .whereNull('revoked_at')
      .where('active_from', '<=', now)
      .limit(1)
    // The first key is active immediately and also signs versions of licences that are older than the key.
    if (rows.length === 0) await createKey(trx, 0, now)
  })
}

const keyRows = z.array(keyRow)
const listKeys = async (connection: Pick<Transaction, 'select'> | null = null): Promise<KeyRow[]> =>
  keyRows.parse(await (connection ?? strapi.db.connection).select('*').from('licence_keys').orderBy('id'))

export async function getRevokedKeyIds(trx: Transaction): Promise<Set<string>> {
  const keys = await listKeys(trx)
  return new Set(keys.filter(({ revoked_at }) => revoked_at !== null).map(({ key_id }) => key_id))
}

/**
 * The public keys as a JSON Web Key Set: the next, the current and all previous ones. Revoked keys are
 * listed separately, with their public part, because a later checkpoint of the usage log may confirm data
 * that they signed.
 */
export async function getLicenceKeySet() {
  const keys = await listKeys()
  return {
    keys: keys
      .filter(({ revoked_at }) => revoked_at === null)
      .map(({ key_id, public_key }) => ({
        kty: 'OKP' as const,
        crv: 'Ed25519' as const,
        x: public_key,
        kid: key_id,
        alg: 'EdDSA' as const,
        use: 'sig' as const,
      })),
    revoked: keys.flatMap(({ key_id, public_key, revoked_at }) =>
      revoked_at === null ? [] : [{ kid: key_id, x: public_key, revoked_at: new Date(revoked_at) }],
    ),
  }
}

/**
 * Publishes a new key, which is used for signing a day later. Does nothing if a new key is already waiting.
 * @public for programs/licence-keys.mjs
 */
export async function addNextKey(
  now = Date.now(),
): Promise<{ id: string; activeFrom: number; added: boolean }> {
  return await strapi.db.transaction(async ({ trx }) => {
    // Two concurrent calls must not both add a key.
    await trx('licence_keys').select('id').forUpdate()
    const waiting = (await listKeys(trx)).find(
      ({ active_from, revoked_at }) => active_from > now && revoked_at === null,
    )
    if (waiting) return { id: waiting.key_id, activeFrom: waiting.active_from, added: false }
    const activeFrom = now + publicationTime
    return { id: await createKey(trx, activeFrom, now), activeFrom, added: true }
  })
}

/**
 * Revokes a key and ensures that another key can sign immediately. Returns null for an unknown or revoked
 * key.
 * @public for programs/licence-keys.mjs
 */
export async function revokeKey(id: string, now = Date.now()): Promise<{ successor: string } | null> {
  return await strapi.db.transaction(async ({ trx }) => {
    await trx('licence_keys').select('id').forUpdate()
    const count: number = await trx('licence_keys')
      .where({ key_id: id, revoked_at: null })
      .update({ revoked_at: now })
    if (count === 0) return null
    const usable = (await listKeys(trx)).findLast(({ revoked_at }) => revoked_at === null)
    if (!usable) return { successor: await createKey(trx, now, now) }
    await trx('licence_keys')
      .where({ key_id: usable.key_id })
      .where('active_from', '>', now)
      .update({ active_from: now })
    return { successor: usable.key_id }
  })
}

/**
 * Every key with its state.
 * @public for programs/licence-keys.mjs
 */
export async function listLicenceKeys(now = Date.now()) {
  const keys = await listKeys()
  const usable = keys.filter(({ revoked_at, active_from }) => revoked_at === null && active_from <= now)
  const signing = usable.toSorted((a, b) => a.active_from - b.active_from).at(-1)
  const getState = ({ key_id, active_from, revoked_at }: KeyRow) => {
    if (revoked_at !== null) return 'revoked'
    if (key_id === signing?.key_id) return 'signs'
    return active_from > now ? 'published, signs' : 'retired, trusted'
  }
  return keys.map(key => ({
    id: key.key_id,
    state: getState(key),
    since: new Date(key.revoked_at ?? Math.max(key.active_from, key.created_at)),
  }))
}
