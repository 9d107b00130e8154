import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from 'node:crypto'
import { environment } from './environment'

/** Keyed digest, so that neither a leaked table nor a log gives a code, a token or an address back. */
export const digest = (purpose: string, value: string): string =>
  createHmac('sha256', environment.CODE_SECRET ?? '')
    .update(`${purpose}\0${value}`)
    .digest('base64url')

/** Compares in the same time wherever two texts differ. */
export function constantTimeEqual(one: string, other: string): boolean {
  const [left, right] = [digest('compare', one), digest('compare', other)]
  return timingSafeEqual(Buffer.from(left), Buffer.from(right))
}

export const newToken = (): string => randomBytes(32).toString('base64url')

export const newSixDigits = (): string => String(randomInt(1_000_000)).padStart(6, '0')

const keyFor = (purpose: string) =>
  Buffer.from(hkdfSync('sha256', environment.ENCRYPTION_KEY ?? '', '', purpose, 32))

/** Encrypts what must be read again, for one purpose alone; nobody without our key reads or changes it. */
export function encrypt(purpose: string, text: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** What was sealed for that purpose; null for anything else. */
export function decrypt(purpose: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < 28) return null
  const decipher = createDecipheriv('aes-256-gcm', keyFor(purpose), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
