import { createHash, hkdfSync, timingSafeEqual } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Compares two texts in constant time. Digests are compared because `timingSafeEqual` throws on unequal byte lengths. */
export const secretsMatch = (given: string, expected: string): boolean =>
  timingSafeEqual(digest(given), digest(expected))

/**
 * One 256-bit key per secret for a single purpose (HKDF-SHA-256, base64url), in the order given: the first signs, all of
 * them verify. What is signed for one purpose is never valid for another, even where two apps share a secret.
 */
export const deriveKeys = (secrets: string[], purpose: string): string[] =>
  secrets.map(secret => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)).toString('base64url'))
