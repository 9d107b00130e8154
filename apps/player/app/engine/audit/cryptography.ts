import { encodeText, type LogCryptography } from '@bgm/validation'
import type { Ports } from '#app/engine/ports'

const toBytes = (hex: string) =>
  Uint8Array.from({ length: hex.length / 2 }, (_, index) =>
    Number.parseInt(hex.slice(2 * index, 2 * index + 2), 16),
  )

/** The cryptography of this device for proofs of the usage log. */
export function createCryptography({
  digest,
  verifySignature,
}: Pick<Ports, 'digest' | 'verifySignature'>): LogCryptography & {
  /** SHA-256 in hex. */
  digestText: (text: string) => Promise<string>
} {
  return {
    digest: async bytes => toBytes(await digest(bytes.buffer)),
    digestText: text => digest(encodeText(text).buffer),
    verify: verifySignature,
  }
}
