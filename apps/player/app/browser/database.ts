import type { PlayStore, StateStore } from '#app/engine/ports'
import { CircuitBreaker, limitTime, TimeLimitError } from './time-limit'

/** In milliseconds. A healthy database needs a few; a broken one may never respond. */
const timeout = 3_000

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

async function connect(): Promise<IDBDatabase> {
  const request = indexedDB.open('player', 1)
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore('state')
    request.result.createObjectStore('plays', { keyPath: 'play_id' })
  })
  return settled(request)
}

/** A connection that is opened when it is needed, and again after it was lost. */
class Connection {
  readonly #breaker = new CircuitBreaker('The database', 2 * timeout)
  #opened: Promise<IDBDatabase> | null = null

  /** Runs `work`, and once more on a new connection if it fails. A hanging database must not hang twice. */
  run<T>(work: (database: IDBDatabase) => Promise<T>): Promise<T> {
    return this.#breaker.run(() =>
      this.#try(work).catch((error: unknown) => {
        this.#close()
        if (error instanceof TimeLimitError) throw error
        return this.#try(work)
      }),
    )
  }

  async #try<T>(work: (database: IDBDatabase) => Promise<T>): Promise<T> {
    this.#opened ??= this.#open()
    const database = await limitTime(this.#opened, timeout, 'Opening the database')
    return await limitTime(work(database), timeout, 'A transaction')
  }

  async #open(): Promise<IDBDatabase> {
    const database = await connect()
    // The browser closes a connection when site data is cleared or the storage process crashes.
    database.addEventListener('close', () => {
      this.#opened = null
    })
    return database
  }

  #close(): void {
    this.#opened?.then(
      database => database.close(),
      () => {},
    )
    this.#opened = null
  }
}

/** The player's database: small values by key, and journal entries by `play_id`. */
export function openDatabase(): { state: StateStore; plays: PlayStore } {
  const connection = new Connection()
  const write = (name: 'state' | 'plays', change: (store: IDBObjectStore) => void) =>
    connection.run(database => {
      // The data must survive a power failure right after the write.
      const transaction = database.transaction(name, 'readwrite', { durability: 'strict' })
      change(transaction.objectStore(name))
      return completed(transaction)
    })
  const read = <T>(name: 'state' | 'plays', request: (store: IDBObjectStore) => IDBRequest<T>) =>
    connection.run(database => settled(request(database.transaction(name).objectStore(name))))

  return {
    state: {
      get: key => read('state', store => store.get(key)),
      set: (key, value) => write('state', store => store.put(value, key)),
      remove: key => write('state', store => store.delete(key)),
    },
    plays: {
      all: () => read('plays', store => store.getAll()),
      put: entry => write('plays', store => store.put(entry)),
      remove: ids =>
        write('plays', store => {
          for (const id of ids) store.delete(id)
        }),
    },
  }
}
