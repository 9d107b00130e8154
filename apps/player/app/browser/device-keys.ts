import { type LogCryptography, type SignatureAlgorithm, signatureAlgorithms } from '@bgm/validation'
import type { DeviceKeys, DeviceSigner, StateStore } from '#app/engine/ports'
import { limitTime } from './time-limit'

/** In milliseconds. */
const timeout = 5_000

const algorithms = {
  Ed25519: { key: { name: 'Ed25519' }, signature: { name: 'Ed25519' } },
  ES256: { key: { name: 'ECDSA', namedCurve: 'P-256' }, signature: { name: 'ECDSA', hash: 'SHA-256' } },
}

type StoredKey = { alg: SignatureAlgorithm; publicKey: string; privateKey: CryptoKey }

const isStoredKey = (value: unknown): value is StoredKey =>
  typeof value === 'object' &&
  value !== null &&
  'privateKey' in value &&
  value.privateKey instanceof CryptoKey &&
  'publicKey' in value &&
  typeof value.publicKey === 'string' &&
  'alg' in value &&
  signatureAlgorithms.some(known => known === value.alg)

const encodeBase64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)))

const toSigner = ({ alg, publicKey, privateKey }: StoredKey): DeviceSigner => ({
  alg,
  publicKey,
  sign: async text => {
    const bytes = new TextEncoder().encode(text)
    const signing = crypto.subtle.sign(algorithms[alg].signature, privateKey, bytes)
    return encodeBase64(await limitTime(signing, timeout, 'Signing'))
  },
})

async function generate(alg: SignatureAlgorithm): Promise<StoredKey> {
  const pair = await crypto.subtle.generateKey(algorithms[alg].key, false, ['sign', 'verify'])
  if (!('privateKey' in pair)) throw new Error('The browser created no pair of keys')
  const publicKey = encodeBase64(await crypto.subtle.exportKey('raw', pair.publicKey))
  return { alg, publicKey, privateKey: pair.privateKey }
}

/** Verifies an Ed25519 signature of a text; null if the browser cannot. */
export const verifySignature: LogCryptography['verify'] = async (publicKey, text, signature) => {
  try {
    const name = algorithms.Ed25519.key
    const key = await crypto.subtle.importKey('raw', publicKey, name, false, ['verify'])
    return await crypto.subtle.verify(name, key, signature, new TextEncoder().encode(text))
  } catch {
    return null
  }
}

/** The keys of this device's pairings, whose private parts scripts cannot read. */
export function openDeviceKeys(store: StateStore): DeviceKeys {
  const name = (pairing: string) => `key-${pairing}`
  const createAndStore = async (pairing: string, alg: SignatureAlgorithm) => {
    const key = await limitTime(generate(alg), timeout, 'Creating a key')
    await store.set(name(pairing), key)
    return toSigner(key)
  }
  return {
    find: async pairing => {
      const stored = await store.get(name(pairing))
      return isStoredKey(stored) ? toSigner(stored) : null
    },
    // A browser may create keys of an algorithm that its database cannot store.
    create: pairing => createAndStore(pairing, 'Ed25519').catch(() => createAndStore(pairing, 'ES256')),
    remove: pairing => store.remove(name(pairing)),
  }
}
