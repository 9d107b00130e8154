import { type RequestOptions, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { pipeline } from 'node:stream/promises'
import { isLocalTarget, parseTarget } from './address'
import { lookupPublic } from './lookup'

type Upload = {
  url: string
  headers: Record<string, string>
  bytes: number
  content: AsyncIterable<string>
}
export type UploadResult = { status: number; text: string }

/** The maximum number of characters of a response that are stored as a receipt. */
const maxResponse = 1000

class TargetError extends Error {
  override readonly name = 'TargetError'
}

async function readStart(response: AsyncIterable<Buffer>): Promise<string> {
  let text = ''
  for await (const chunk of response) {
    text += chunk.toString('utf8')
    if (text.length >= maxResponse) break
  }
  return text.slice(0, maxResponse)
}

/**
 * Posts a file of known length without following redirects. The connection is closed if producing the file
 * fails.
 */
export async function uploadByHttp(
  { url: text, headers, bytes, content }: Upload,
  signal: AbortSignal,
): Promise<UploadResult> {
  const url = parseTarget(text)
  if (typeof url === 'string') throw new TargetError('The address may not be called')
  const options: RequestOptions = {
    method: 'POST',
    agent: false,
    signal,
    headers: { ...headers, 'content-length': bytes },
    ...(isLocalTarget(url) ? {} : { lookup: lookupPublic }),
  }
  const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, options)
  const answered = new Promise<UploadResult>((done, fail) => {
    request.on('error', fail)
    request.on('response', response => {
      readStart(response).then(start => done({ status: response.statusCode ?? 0, text: start }), fail)
    })
  })
  try {
    // A receiver may reject the file before it has been sent completely.
    const [result] = await Promise.all([answered, Promise.race([pipeline(content, request), answered])])
    return result
  } finally {
    request.destroy()
  }
}
