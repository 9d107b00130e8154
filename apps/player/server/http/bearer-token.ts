import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { HttpError } from './http-error'

/**
 * Returns the hash of the device token; the token itself is neither stored nor logged. Throws HttpError 401
 * if the request has no well-formed token.
 */
export function readTokenHash(incoming: IncomingMessage): string {
  const header = incoming.headers.authorization ?? ''
  const token = header.length <= 200 ? /^Bearer ([\w-]{16,128})$/i.exec(header)?.[1] : undefined
  if (!token) throw new HttpError(401, 'The request has no device token')
  return createHash('sha256').update(token).digest('hex')
}
