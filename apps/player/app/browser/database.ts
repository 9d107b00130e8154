import type { PlayStore, StateStore } from '#app/engine/ports'

const stores = ['state', 'plays'] as const

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })
}

function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error))
  })
}

/** Opens the player's database: small values by key, and journal entries by `play_id`. */
export async function openDatabase(): Promise<{ state: StateStore; plays: PlayStore }> {
  const request = indexedDB.open('player', 1)
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore('state')
    request.result.createObjectStore('plays', { keyPath: 'play_id' })
  })
  const database = await settled(request)

  const write = (store: (typeof stores)[number], change: (store: IDBObjectStore) => void) => {
    // The data must survive a power failure right after the write.
    const transaction = database.transaction(store, 'readwrite', { durability: 'strict' })
    change(transaction.objectStore(store))
    return completed(transaction)
  }
  const read = (store: (typeof stores)[number]) => database.transaction(store).objectStore(store)

  return {
    state: {
      get: key => settled(read('state').get(key)),
      set: (key, value) => write('state', store => store.put(value, key)),
      remove: key => write('state', store => store.delete(key)),
    },
    plays: {
      all: () => settled(read('plays').getAll()),
      put: entry => write('plays', store => store.put(entry)),
      remove: ids =>
        write('plays', store => {
          for (const id of ids) store.delete(id)
        }),
    },
  }
}
