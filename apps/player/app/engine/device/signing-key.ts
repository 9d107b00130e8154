import { type DeviceKeyState, formatKeyId, formatKeyProof, type KeyProof } from '@bgm/validation'
import { decodeBase64 } from '#app/engine/base64'
import type { Gateway } from '#app/engine/gateway/gateway'
import type { DeviceSigner, Ports } from '#app/engine/ports'
import type { SavedDevice } from '#app/engine/storage/saved-state'

/** A key that waits for a member is asked about again after this long, and any key, in case a restored server forgot it. */
const askAgainAfter = 30 * 60_000

/** Proves that this device has its private key; `secret` as in `formatKeyProof`. */
export async function proveKey(signer: DeviceSigner, secret: string): Promise<KeyProof> {
  const { alg, publicKey: public_key } = signer
  return { alg, public_key, signature: await signer.sign(formatKeyProof(secret)) }
}

/**
 * The key with which this device signs its plays. Music and deliveries go on without one: a browser may lack the
 * algorithm, and its storage may fail.
 */
export class SigningKey {
  #signer: DeviceSigner | null = null
  #state: DeviceKeyState | null = null
  #askedAt = Number.NEGATIVE_INFINITY
  #asking: Promise<void> | null = null
  /** The id that people compare; null without a key. */
  id: string | null = null

  constructor(
    private readonly ports: Pick<Ports, 'keys' | 'digest' | 'clock'>,
    private readonly gateway: Gateway,
    private readonly device: Pick<SavedDevice, 'pairing' | 'token'>,
  ) {}

  /** The signer, if the server uses its key. */
  get signer(): DeviceSigner | null {
    return this.#state === 'current' ? this.#signer : null
  }

  /** Creates the key of a device that has none, and tells the server about it, once in a while. */
  register(): Promise<void> {
    if (this.ports.clock.elapsed() - this.#askedAt < askAgainAfter) return Promise.resolve()
    this.#asking ??= this.#ask()
      .catch(() => {})
      .finally(() => {
        this.#asking = null
      })
    return this.#asking
  }

  async #ask(): Promise<void> {
    const signer = await this.#open()
    const proof = await proveKey(signer, await this.#hash(new TextEncoder().encode(this.device.token)))
    this.#state = await this.gateway.registerKey(proof)
    this.#askedAt = this.ports.clock.elapsed()
  }

  async #open(): Promise<DeviceSigner> {
    const { keys } = this.ports
    const { pairing } = this.device
    // A key that cannot be read now is not replaced: `find` rejects then.
    this.#signer ??= (await keys.find(pairing)) ?? (await keys.create(pairing))
    this.id ??= formatKeyId(await this.#hash(decodeBase64(this.#signer.publicKey)))
    return this.#signer
  }

  #hash = (bytes: Uint8Array<ArrayBuffer>): Promise<string> => this.ports.digest(bytes.buffer)
}
