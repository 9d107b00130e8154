import { constantTimeEqual, digest } from '#src/runtime/cryptography'

const days = 90
const shape = /^([a-z0-9]{20,32})\.([a-z0-9]{6,8})\.([\w-]{27})$/

const seal = (documentId: string, until: string) =>
  digest('partner status', `${documentId}.${until}`).slice(0, 27)

/** A token that shows one application until it runs out; made of its id, an end and a seal, nothing about a person. */
export function createStatusToken(documentId: string, now: Date): string {
  const until = (Math.floor(now.getTime() / 1000) + days * 24 * 60 * 60).toString(36)
  return `${documentId}.${until}.${seal(documentId, until)}`
}

/** The id that a token was made for; null for one that was changed or has run out. */
export function verifyStatusToken(token: string, now: Date): string | null {
  const [, documentId = '', until = '', given = ''] = shape.exec(token) ?? []
  if (!constantTimeEqual(given, seal(documentId, until))) return null
  return Number.parseInt(until, 36) * 1000 > now.getTime() ? documentId : null
}
