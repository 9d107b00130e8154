import { createHmac } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const seconds = 30

/** Encodes a secret for authenticator apps (RFC 4648). */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map(byte => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map(group => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

/** The six-digit code of a time step (RFC 4226 and 6238). */
export function generateCode(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 15
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

export const stepAt = (now: number): number => Math.floor(now / 1000 / seconds)

/** The time step of a code, allowing one step of clock drift in either direction; null for a wrong code. */
export function findMatchingStep(secret: Buffer, code: string, now: number): number | null {
  const current = stepAt(now)
  const step = [current, current - 1, current + 1].find(step => generateCode(secret, step) === code)
  return step ?? null
}

/** The content of the QR code. Apps show the issuer and the account. */
export function otpauthUri(secret: Buffer, issuer: string, account: string): string {
  const label = [issuer, account].map(encodeURIComponent).join(':')
  const query = [`secret=${base32(secret)}`, `issuer=${encodeURIComponent(issuer)}`]
  return `otpauth://totp/${label}?${query.join('&')}`
}
