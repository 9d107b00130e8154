import type { ServerResponse } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'

export type CompleteResponse = {
  status: number
  headers: Headers
  bytes: Uint8Array
}

/** Sends headers and body in one write. Hono would read the body as a stream and send the headers first. */
export function sendCompleteResponse(
  outgoing: ServerResponse,
  { status, headers, bytes }: CompleteResponse,
): Response {
  for (const [name, value] of headers) if (name !== 'set-cookie') outgoing.setHeader(name, value)
  const cookies = headers.getSetCookie()
  if (cookies.length > 0) outgoing.setHeader('Set-Cookie', cookies)
  outgoing.setHeader('Content-Length', bytes.length)
  outgoing.writeHead(status).end(bytes)
  return RESPONSE_ALREADY_SENT
}
