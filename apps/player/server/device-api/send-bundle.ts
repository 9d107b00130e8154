import type { IncomingMessage, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { buildBundleJson, type StoredBundle } from '#server/zones/stored-bundle'

/** Sends a bundle, or responds with 304 if the device already has it. */
export function sendBundle(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  bundle: StoredBundle,
  now: number,
): void {
  const headers = {
    ETag: `"${bundle.version}"`,
    'Cache-Control': 'private, no-cache',
    Vary: 'Accept-Encoding',
  }
  if (incoming.headers['if-none-match']?.replace(/^W\//, '') === headers.ETag) {
    outgoing.writeHead(304, headers)
    return void outgoing.end()
  }
  const inGzip = /\bgzip\b/.test(incoming.headers['accept-encoding'] ?? '')
  // Compressed synchronously, because handing the work to a thread takes more time and memory than the
  // compression.
  const json = buildBundleJson(bundle, now)
  const bytes = inGzip ? gzipSync(json) : Buffer.from(json)
  outgoing.writeHead(200, {
    ...headers,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': bytes.length,
    ...(inGzip ? { 'Content-Encoding': 'gzip' } : {}),
  })
  outgoing.end(bytes)
}
