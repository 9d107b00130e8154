import { createHmac } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const seconds = 30

/** The letters in which an authenticator app takes a secret (RFC 4648). */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map(byte => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map(group => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

/** The six digits of one time step (RFC 4226 and 6238). */
export function generateCode(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 15
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

export const stepAt = (now: number): number => Math.floor(now / 1000 / seconds)

/** The step that a code belongs to, one before or after allowed for clocks that differ; null for a wrong code. */
export function findMatchingStep(secret: Buffer, code: string, now: number): number | null {
  const current = stepAt(now)
  const step = [current, current - 1, current + 1].find(step => generateCode(secret, step) === code)
  return step ?? null
}

/** What the QR code says; apps show the product and whose account it is. */
export function otpauthUri(secret: Buffer, issuer: string, account: string): string {
  const label = [issuer, account].map(encodeURIComponent).join(':')
  const query = [`secret=${base32(secret)}`, `issuer=${encodeURIComponent(issuer)}`]
  return `otpauth://totp/${label}?${query.join('&')}`
}
