import { constantTimeEqual, hmac } from '#src/platform/runtime/cryptography'

const validDays = 90
const tokenFormat = /^([a-z0-9]{20,32})\.([a-z0-9]{6,8})\.([\w-]{27})$/

const sign = (documentId: string, until: string) =>
  hmac('partner status', `${documentId}.${until}`).slice(0, 27)

/**
 * Creates a signed token that gives access to the status of one application until it expires. The token
 * contains no personal data.
 */
export function createStatusToken(documentId: string, now: Date): string {
  const until = (Math.floor(now.getTime() / 1000) + validDays * 24 * 60 * 60).toString(36)
  return `${documentId}.${until}.${sign(documentId, until)}`
}

/** Returns the application id from a token, or null if the token is invalid or has expired. */
export function verifyStatusToken(token: string, now: Date): string | null {
  const [, documentId = '', until = '', signature = ''] = tokenFormat.exec(token) ?? []
  if (!constantTimeEqual(signature, sign(documentId, until))) return null
  return Number.parseInt(until, 36) * 1000 > now.getTime() ? documentId : null
}
