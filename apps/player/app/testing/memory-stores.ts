import { generateKeyPairSync, sign } from 'node:crypto'
import {
  type DeviceKeys,
  type DeviceSigner,
  type MusicStore,
  type PlayStore,
  type StateStore,
  StorageFullError,
} from '#app/engine/ports'

function createKey(): DeviceSigner {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const { x = '' } = publicKey.export({ format: 'jwk' })
  return {
    alg: 'Ed25519',
    publicKey: Buffer.from(x, 'base64url').toString('base64'),
    sign: async text => sign(null, Buffer.from(text), privateKey).toString('base64'),
  }
}

type StoreName = 'state' | 'plays' | 'music' | 'keys'

/** The data that survives a device restart. */
export class SimulatedStorage {
  readonly state = new Map<string, unknown>()
  readonly plays = new Map<string, unknown>()
  readonly music = new Map<string, Blob>()
  readonly keys = new Map<string, DeviceSigner>()
  /** The capacity for music, in bytes. */
  capacity = Number.POSITIVE_INFINITY
  /** Whether writing plays and small values fails because the disk is full. */
  isFull = false
  /** Stores that reject every call, as after the loss of a database connection. */
  readonly broken = new Set<StoreName>()
  /** What reading and writing music waits for, as on a slow or hanging disk. */
  musicDelay: () => Promise<void> = async () => {}

  usedBytes(): number {
    return [...this.music.values()].reduce((sum, { size }) => sum + size, 0)
  }

  /** Opens the stores for one run of the app; a killed run can no longer write. */
  open(isAlive: () => boolean): { state: StateStore; plays: PlayStore; music: MusicStore; keys: DeviceKeys } {
    const guard = <T extends object>(name: StoreName, store: T): T =>
      new Proxy(store, {
        get: (target, method) =>
          this.broken.has(name) && typeof Reflect.get(target, method) === 'function'
            ? () => Promise.reject(new DOMException('The connection is lost', 'InvalidStateError'))
            : Reflect.get(target, method),
      })
    const write = (change: () => void) => {
      if (isAlive()) change()
      return Promise.resolve()
    }
    const add = (change: () => void) =>
      this.isFull ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : write(change)
    return {
      state: guard('state', {
        get: key => Promise.resolve(structuredClone(this.state.get(key))),
        set: (key, value) => add(() => this.state.set(key, structuredClone(value))),
        remove: key => write(() => this.state.delete(key)),
      }),
      plays: guard('plays', {
        all: () => Promise.resolve([...this.plays.values()]),
        put: entry => add(() => this.plays.set(entry.play_id, structuredClone(entry))),
        remove: ids =>
          write(() => {
            for (const id of ids) this.plays.delete(id)
          }),
      }),
      keys: guard('keys', {
        find: pairing => Promise.resolve(this.keys.get(pairing) ?? null),
        create: async pairing => {
          const key = createKey()
          await add(() => this.keys.set(pairing, key))
          return key
        },
        remove: pairing => write(() => this.keys.delete(pairing)),
      }),
      music: guard('music', {
        keys: () => Promise.resolve([...this.music.keys()]),
        read: async key => {
          await this.musicDelay()
          return this.music.get(key) ?? null
        },
        write: async (key, audio) => {
          await this.musicDelay()
          if (this.usedBytes() + audio.size > this.capacity) throw new StorageFullError('full')
          await write(() => this.music.set(key, audio))
        },
        remove: key => write(() => this.music.delete(key)),
        freeBytes: () => Promise.resolve(null),
      }),
    }
  }
}
