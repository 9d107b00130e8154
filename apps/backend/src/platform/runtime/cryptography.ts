import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from 'node:crypto'
import { environment } from './environment'

/** A keyed digest, so that a leaked table or log does not reveal codes, tokens or email addresses. */
export const hmac = (purpose: string, value: string): string =>
  createHmac('sha256', environment.CODE_SECRET ?? '')
    .update(`${purpose}\0${value}`)
    .digest('base64url')

/** Compares two texts in constant time. */
export function constantTimeEqual(one: string, other: string): boolean {
  const [left, right] = [hmac('compare', one), hmac('compare', other)]
  return timingSafeEqual(Buffer.from(left), Buffer.from(right))
}

export const newToken = (): string => randomBytes(32).toString('base64url')

const idAlphabet = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** An id of 24 letters and digits that begins with a letter, like Strapi's document ids. */
export const newRecordId = (): string =>
  Array.from({ length: 24 }, (_, index) => idAlphabet[randomInt(index === 0 ? 26 : 36)]).join('')

/** The hash of a random 256-bit token, which does not need a key. */
export const sha256 = (value: string | Uint8Array): string => createHash('sha256').update(value).digest('hex')

export const newSixDigitCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

const keyFor = (purpose: string, secret: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))

const encryptionKey = environment.ENCRYPTION_KEY ?? ''

/** Encrypts and authenticates a text (AES-256-GCM) with a key derived for one purpose. */
export function encrypt(purpose: string, text: string, secret = encryptionKey): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyFor(purpose, secret), iv)
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url')
}

/** Decrypts a text that was encrypted for the same purpose; null for anything else. */
export function decrypt(purpose: string, encrypted: string, secret = encryptionKey): string | null {
  const bytes = Buffer.from(encrypted, 'base64url')
  if (bytes.length < 28) return null
  const decipher = createDecipheriv('aes-256-gcm', keyFor(purpose, secret), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
