import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export const credentials = { id: 'key-of-the-tests', secret: 'secret-of-the-tests' }

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex')
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest()

/** Verifies the AWS signature (version 4) of a request, as S3 does. */
function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const form =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([\da-f]{64})$/
  const [, id, day = '', region = '', names = '', signature = ''] =
    form.exec(request.headers.authorization ?? '') ?? []
  const hash = String(request.headers['x-amz-content-sha256'])
  if (id !== credentials.id || hash !== sha256(body)) return false
  const [path = '', query = ''] = (request.url ?? '').split('?')
  const headers = names.split(';').map(name => `${name}:${String(request.headers[name]).trim()}\n`)
  const sorted = query.split('&').filter(Boolean).sort().join('&')
  const canonical = [request.method, path, sorted, headers.join(''), names, hash].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const parts = [day, region, 's3', 'aws4_request']
  const key = parts.reduce<Buffer | string>((made, part) => hmac(made, part), `AWS4${credentials.secret}`)
  return timingSafeEqual(hmac(key, text), Buffer.from(signature, 'hex'))
}

type Stored = { bytes: Buffer; headers: IncomingMessage['headers'] }

const errorBody = (code: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`

/**
 * Implements the part of S3 that the backend uses: PUT, GET, HEAD and DELETE by path. `objects` contains the stored
 * objects.
 */
export async function startBucketServer() {
  const objects = new Map<string, Stored>()
  let working = true
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray())
    const key = decodeURIComponent((request.url ?? '').split('?')[0]?.slice(1) ?? '')
    const sendError = (status: number, code: string) =>
      response.writeHead(status, { 'content-type': 'application/xml' }).end(errorBody(code))
    if (!working) return sendError(503, 'ServiceUnavailable')
    if (!isSigned(request, body)) return sendError(403, 'SignatureDoesNotMatch')
    if (request.method === 'PUT') objects.set(key, { bytes: body, headers: request.headers })
    if (request.method === 'DELETE') objects.delete(key)
    if (request.method === 'PUT' || request.method === 'DELETE') return response.writeHead(200).end()
    const found = objects.get(key)
    if (!found) return sendError(404, 'NoSuchKey')
    response.writeHead(200, {
      'content-type': found.headers['content-type'] ?? 'application/octet-stream',
      'content-length': found.bytes.length,
    })
    return response.end(request.method === 'HEAD' ? undefined : found.bytes)
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    objects,
    /** Switches between normal operation and answering every request with 503. */
    work(now: boolean) {
      working = now
    },
    stop: () => new Promise(done => server.close(done)),
  }
}
