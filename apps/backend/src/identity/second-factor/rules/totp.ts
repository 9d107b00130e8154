import { Secret, TOTP } from 'otpauth'

const toSecret = (bytes: Buffer) => new Secret({ buffer: Uint8Array.from(bytes).buffer })

/** Encodes a secret for authenticator apps (RFC 4648). */
export const encodeBase32 = (secret: Buffer): string => toSecret(secret).base32

export const decodeBase32 = (secret: string): Buffer => Buffer.from(Secret.fromBase32(secret).buffer)

/**
 * The time step that a code belongs to, allowing one step of clock drift in either direction. Returns null
 * for a wrong code.
 */
export function findMatchingStep(secret: Buffer, code: string, timestamp: number): number | null {
  const totp = new TOTP({ secret: toSecret(secret) })
  const delta = totp.validate({ token: code, timestamp, window: 1 })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}

/** The URI in the QR code. Authenticator apps show the issuer and the account. */
export const buildOtpauthUri = (secret: Buffer, issuer: string, account: string): string =>
  new TOTP({ secret: toSecret(secret), issuer, label: account }).toString()
