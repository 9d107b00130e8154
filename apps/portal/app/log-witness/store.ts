import type { Bytes } from '@bgm/validation'

/** The last checkpoint that this browser has verified, the keys of the log that it knows, and when (milliseconds). */
export type SeenCheckpoint = { note: string; keys: string[]; at: number }
/** Two checkpoints that contradict each other, with the keys of the log before and after. */
export type LogEvidence = {
  known: string | null
  knownKeys: string[]
  shown: string
  shownKeys: string[]
  consistency: string | null
  at: number
}

/** What a browser remembers of the log. */
export type LogMemory = {
  read: () => Promise<{ seen: SeenCheckpoint | null; evidence: LogEvidence[] }>
  /** Replaces what was seen if it still is `before`; returns whether it was. */
  replaceSeen: (before: SeenCheckpoint | null, seen: SeenCheckpoint) => Promise<boolean>
  /** Adds evidence unless it is there. */
  addEvidence: (evidence: LogEvidence) => Promise<void>
  removeEvidence: (evidence: readonly LogEvidence[]) => Promise<void>
}

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const withoutTime = ({ at: _at, ...evidence }: LogEvidence) => evidence
export const isSameEvidence = (one: LogEvidence, other: LogEvidence): boolean =>
  isSame(withoutTime(one), withoutTime(other))

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })

const completed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error))
  })

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('log-witness', 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore('values'))
  return settled(request)
}

/** What is stored. Only this code writes it; the lists are missing in what former versions have written. */
type Values = {
  seen: { note: string; keys?: string[]; at: number }
  keys: CryptoKeyPair
  evidence: LogEvidence[] | { known: string; shown: string; at: number }
}

type Store = {
  get: <Name extends keyof Values>(name: Name) => Promise<Values[Name] | undefined>
  put: <Name extends keyof Values>(name: Name, value: Values[Name]) => Promise<IDBValidKey>
}

/** Runs one transaction, which is over once `work` waits for anything but the store. */
async function run<T>(mode: IDBTransactionMode, work: (store: Store) => Promise<T>): Promise<T> {
  const database = await open()
  try {
    const transaction = database.transaction('values', mode)
    const values = transaction.objectStore('values')
    const store: Store = {
      get: name => settled(values.get(name)),
      put: (name, value) => settled(values.put(value, name)),
    }
    const [result] = await Promise.all([work(store), completed(transaction)])
    return result
  } finally {
    database.close()
  }
}

async function getSeen(store: Store): Promise<SeenCheckpoint | null> {
  const seen = await store.get('seen')
  return seen ? { note: seen.note, keys: seen.keys ?? [], at: seen.at } : null
}

async function getEvidence(store: Store): Promise<LogEvidence[]> {
  const evidence = (await store.get('evidence')) ?? []
  return Array.isArray(evidence)
    ? evidence
    : [{ ...evidence, knownKeys: [], shownKeys: [], consistency: null }]
}

export const logMemory: LogMemory = {
  read: () =>
    run('readonly', async store => ({ seen: await getSeen(store), evidence: await getEvidence(store) })),
  replaceSeen: (before, seen) =>
    run('readwrite', async store => {
      if (!isSame(await getSeen(store), before)) return false
      await store.put('seen', seen)
      return true
    }),
  addEvidence: added =>
    run('readwrite', async store => {
      const evidence = await getEvidence(store)
      if (!evidence.some(one => isSameEvidence(one, added))) await store.put('evidence', [...evidence, added])
    }),
  removeEvidence: removed =>
    run('readwrite', async store => {
      const evidence = await getEvidence(store)
      await store.put(
        'evidence',
        evidence.filter(one => !removed.some(other => isSameEvidence(one, other))),
      )
    }),
}

/** The key pair of this browser, whose private part cannot be read; created when it is first needed. */
export async function getKeys(): Promise<CryptoKeyPair> {
  const known = await run('readonly', store => store.get('keys'))
  if (known) return known
  const created = await crypto.subtle.generateKey('Ed25519', false, ['sign', 'verify'])
  if (!('privateKey' in created)) throw new TypeError('Ed25519 has no key pair here')
  return run('readwrite', async store => {
    // Another page may have created one in the meantime.
    const other = await store.get('keys')
    if (other) return other
    await store.put('keys', created)
    return created
  })
}

export async function exportPublicKey({ publicKey }: CryptoKeyPair): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.exportKey('raw', publicKey))
}
