import type { Bytes } from '@bgm/validation'

/** The last checkpoint that this browser has verified, and when (milliseconds). */
export type SeenCheckpoint = { note: string; at: number }
/** Two checkpoints that contradict each other. */
export type LogEvidence = { known: string; shown: string; at: number }
type Values = { seen: SeenCheckpoint; keys: CryptoKeyPair; evidence: LogEvidence }

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('log-witness', 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore('values'))
  return settled(request)
}

async function run<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open()
  try {
    return await settled(work(database.transaction('values', mode).objectStore('values')))
  } finally {
    database.close()
  }
}

/** What this browser keeps for itself. Only this code writes it. */
export const witnessStore = {
  get: <Name extends keyof Values>(name: Name): Promise<Values[Name] | undefined> =>
    run('readonly', store => store.get(name)),
  set: <Name extends keyof Values>(name: Name, value: Values[Name]): Promise<IDBValidKey> =>
    run('readwrite', store => store.put(value, name)),
}

/** The key pair of this browser, whose private part cannot be read; created when it is first needed. */
export async function getKeys(): Promise<CryptoKeyPair> {
  const known = await witnessStore.get('keys')
  if (known) return known
  const keys = await crypto.subtle.generateKey('Ed25519', false, ['sign', 'verify'])
  if (!('privateKey' in keys)) throw new TypeError('Ed25519 has no key pair here')
  await witnessStore.set('keys', keys)
  return keys
}

export async function exportPublicKey({ publicKey }: CryptoKeyPair): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.exportKey('raw', publicKey))
}
