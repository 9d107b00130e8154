import type { ServerResponse } from 'node:http'
import type { HttpError } from './http-error'

type Headers = Record<string, string>

export function sendJson(outgoing: ServerResponse, status: number, body: unknown, headers: Headers = {}) {
  // The body is sent as a string, so that Node writes headers and body together.
  const text = JSON.stringify(body)
  outgoing.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    ...headers,
  })
  outgoing.end(text)
}

export function sendNoContent(outgoing: ServerResponse) {
  outgoing.writeHead(204, { 'Cache-Control': 'no-store' })
  outgoing.end()
}

/** Sends an error, or closes the connection if the response has already started. */
export function sendError(outgoing: ServerResponse, error: HttpError) {
  if (outgoing.headersSent) return void outgoing.destroy()
  const { status, name, message } = error
  const { code, retryAfter } = error.details
  const details = {
    ...(code ? { code } : {}),
    ...(retryAfter === undefined ? {} : { retry_after: retryAfter }),
  }
  const headers: Headers = retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }
  // The rest of an oversized body is not read, so the connection cannot be reused.
  if (status === 413) headers.Connection = 'close'
  sendJson(outgoing, status, { data: null, error: { status, name, message, details } }, headers)
}
