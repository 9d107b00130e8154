import { type CryptoKey, calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK } from 'jose'
import { z } from 'zod'
import { decrypt, encrypt } from '#src/platform/runtime/cryptography'
import { environment } from '#src/platform/runtime/environment'
import type { Transaction } from './transaction'

/** How long a new key is published before it is used, so that every verifier has fetched it. */
const publicationTime = 24 * 60 * 60_000
/** How long the previous key signs beside a new one where both sign, so that every verifier can learn the new one. */
const overlapTime = 30 * 24 * 60 * 60_000
const keyIdLength = 16
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
const keyRows = z.array(keyRow)

export type SigningKey = { id: string; publicKey: string; key: CryptoKey }

const isSet = (text: string | undefined): text is string => text !== undefined

type Settings = {
  table: 'licence_keys' | 'log_keys' | 'receipt_keys'
  purpose: string
  /** Called in the transaction that adds or revokes a key. */
  onChange?: (
    trx: Transaction,
    change: { id: string; publicKey: string; at: number; revoked: boolean },
  ) => Promise<void>
}

/**
 * The Ed25519 keys of a table: the next, the current, previous and revoked ones. Private keys are stored encrypted
 * and never exported.
 */
export function createSigningKeys({ table, purpose, onChange }: Settings) {
  async function createKey(trx: Transaction, activeFrom: number, now: number): Promise<string> {
    const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true })
    const { kty, crv, x, d } = await exportJWK(privateKey)
    if (!isSet(kty) || !isSet(crv) || !isSet(x) || !isSet(d))
      throw new Error('A new signing key is incomplete')
    const key_id = (await calculateJwkThumbprint({ kty, crv, x })).slice(0, keyIdLength)
    const private_key = encrypt(`${purpose} ${key_id}`, d, secret())
    await trx(table).insert({ key_id, public_key: x, private_key, created_at: now, active_from: activeFrom })
    await onChange?.(trx, { id: key_id, publicKey: x, at: now, revoked: false })
    return key_id
  }

  async function importKey({ key_id, public_key: x, private_key }: KeyRow): Promise<CryptoKey> {
    const d = decrypt(`${purpose} ${key_id}`, private_key, secret())
    if (d === null) throw new Error(`LICENCE_KEYS_SECRET cannot decrypt the ${purpose} ${key_id}`)
    const key = await importJWK({ kty: 'OKP', crv: 'Ed25519', x, d }, 'EdDSA')
    if (key instanceof Uint8Array) throw new Error(`The ${purpose} ${key_id} is not a key pair`)
    return key
  }

  const imported = new Map<string, Promise<CryptoKey>>()

  /** The active keys, newest first. */
  const listActiveKeys = (trx: Transaction, now: number, limit: number): Promise<unknown> =>
    trx(table)
      .whereNull('revoked_at')
      .where('active_from', '<=', now)
      .orderBy([
        { column: 'active_from', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .limit(limit)
      .forShare()

  async function loadKey(row: KeyRow): Promise<SigningKey> {
    const key = imported.get(row.key_id) ?? importKey(row)
    imported.set(row.key_id, key)
    return { id: row.key_id, publicKey: row.public_key, key: await key }
  }

  /** The newest active keys, at most `limit`. */
  async function getActiveKeys(trx: Transaction, now: number, limit: number): Promise<KeyRow[]> {
    const rows = keyRows.parse(await listActiveKeys(trx, now, limit))
    // If the key is revoked while this query waits for the row lock, PostgreSQL returns no row; a retry finds
    // the next key.
    const found = rows.length > 0 ? rows : keyRows.parse(await listActiveKeys(trx, Date.now(), limit))
    if (found.length === 0) throw new Error(`There is no active ${purpose}`)
    return found
  }

  const listRows = async (
    connection: Pick<Transaction, 'select'> = strapi.db.connection,
  ): Promise<KeyRow[]> => keyRows.parse(await connection.select('*').from(table).orderBy('id'))

  return {
    /**
     * The newest active key. Its row stays locked against changes until the transaction ends, so that a key cannot be
     * revoked between signing and storing.
     */
    async getSigningKey(trx: Transaction, now: number): Promise<SigningKey> {
      const [row] = await getActiveKeys(trx, now, 1)
      return loadKey(keyRow.parse(row))
    },

    /** Like `getSigningKey`, with the key before it while that one still signs too. The newest comes first. */
    async getSigningKeys(trx: Transaction, now: number): Promise<SigningKey[]> {
      const [newest, previous] = await getActiveKeys(trx, now, 2)
      const isOverlap = newest !== undefined && now < newest.active_from + overlapTime
      return Promise.all(
        [newest, isOverlap ? previous : undefined].flatMap(row => (row ? [loadKey(row)] : [])),
      )
    },

    /** Creates a key if none is active. Must run at startup, while only one process prepares the database. */
    async ensureKey(now = Date.now()): Promise<void> {
      await strapi.db.transaction(async ({ trx }) => {
        const rows: unknown[] = await trx(table)
          .whereNull('revoked_at')
          .where('active_from', '<=', now)
          .limit(1)
        // The first key is active immediately, also for what is older than the key.
        if (rows.length === 0) await createKey(trx, 0, now)
      })
    },

    /** The public parts of all keys, oldest first. */
    listKeys: async (connection?: Transaction) =>
      (await listRows(connection)).map(({ key_id, public_key, active_from, revoked_at }) => ({
        id: key_id,
        publicKey: public_key,
        activeFrom: active_from,
        revokedAt: revoked_at,
      })),

    /** Publishes a new key, which is used for signing a day later. Does nothing if a new key is already waiting. */
    async addNextKey(now = Date.now()): Promise<{ id: string; activeFrom: number; added: boolean }> {
      return await strapi.db.transaction(async ({ trx }) => {
        // Two concurrent calls must not both add a key.
        await trx(table).select('id').forUpdate()
        const waiting = (await listRows(trx)).find(
          ({ active_from, revoked_at }) => active_from > now && revoked_at === null,
        )
        if (waiting) return { id: waiting.key_id, activeFrom: waiting.active_from, added: false }
        const activeFrom = now + publicationTime
        return { id: await createKey(trx, activeFrom, now), activeFrom, added: true }
      })
    },

    /**
     * Revokes a key and ensures that another key can sign immediately. Returns null for an unknown or revoked
     * key.
     */
    async revokeKey(id: string, now = Date.now()): Promise<{ successor: string } | null> {
      return await strapi.db.transaction(async ({ trx }) => {
        await trx(table).select('id').forUpdate()
        const [revoked] = keyRows.parse(
          await trx(table).where({ key_id: id, revoked_at: null }).update({ revoked_at: now }).returning('*'),
        )
        if (!revoked) return null
        await onChange?.(trx, { id, publicKey: revoked.public_key, at: now, revoked: true })
        const usable = (await listRows(trx)).findLast(({ revoked_at }) => revoked_at === null)
        if (!usable) return { successor: await createKey(trx, now, now) }
        await trx(table)
          .where({ key_id: usable.key_id })
          .where('active_from', '>', now)
          .update({ active_from: now })
        return { successor: usable.key_id }
      })
    },

    /** Every key with its state. */
    async listKeyStates(now = Date.now()) {
      const keys = await listRows()
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
    },
  }
}
