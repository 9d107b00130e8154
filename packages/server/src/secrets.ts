import { createHash, hkdfSync, timingSafeEqual } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Compares strings in constant time, by digest, because `timingSafeEqual` throws if the lengths differ. */
export const secretsMatch = (actual: string, expected: string): boolean =>
  timingSafeEqual(digest(actual), digest(expected))

/**
 * Derives one 256-bit key per secret (HKDF-SHA-256, base64url), keeping their order. A signature for one
 * purpose is not valid for another, even if two apps share a secret.
 */
export const deriveKeys = (secrets: string[], purpose: string): string[] =>
  secrets.map(secret => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)).toString('base64url'))
