import { type Bytes, decodeBase64OrNull, encodeText, type LogCryptography } from '../log-proofs'

type DeviceKey = { alg: string; publicKey: string }

export type EvidenceCryptography = LogCryptography & {
  /** SHA-256 in hex. */
  digestText: (content: string | Bytes) => Promise<string>
  /** Verifies the signature (base64) of a device; null if this is not possible here. */
  verifyDevice: (key: DeviceKey, text: string, signature: string) => Promise<boolean | null>
}

const toHex = (bytes: Bytes): string => Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')

const curve = { name: 'ECDSA', namedCurve: 'P-256' }

/** The cryptography of browsers and Node.js; `verify` verifies Ed25519 signatures. */
export function createEvidenceCryptography(verify: LogCryptography['verify']): EvidenceCryptography {
  const digest = async (bytes: Bytes) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return {
    digest,
    verify,
    digestText: async content =>
      toHex(await digest(typeof content === 'string' ? encodeText(content) : content)),
    async verifyDevice({ alg, publicKey }, text, signature) {
      const [bytes, value] = [decodeBase64OrNull(publicKey), decodeBase64OrNull(signature)]
      if (!bytes || !value) return false
      if (alg === 'Ed25519') return verify(bytes, text, value)
      if (alg !== 'ES256') return null
      try {
        const key = await crypto.subtle.importKey('raw', bytes, curve, false, ['verify'])
        return await crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, key, value, encodeText(text))
      } catch {
        return false
      }
    },
  }
}
