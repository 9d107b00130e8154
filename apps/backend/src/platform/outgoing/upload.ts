import type { IncomingMessage } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { withDeadline } from '#src/platform/runtime/deadline'
import { parseTarget } from './address'
import { openRequest } from './open-request'

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

/** How long a response may take after its status, in milliseconds. */
const receiptTimeout = 10_000

/** Reads the start of a response. Only the status decides, so a response that breaks off is kept as far as it came. */
async function readStart(response: IncomingMessage): Promise<string> {
  const timer = setTimeout(() => response.destroy(), receiptTimeout)
  let text = ''
  try {
    for await (const chunk of response) {
      text += String(chunk)
      if (text.length >= maxResponse) break
    }
  } catch {
    // The connection was closed by the receiver or by the timer.
  } finally {
    clearTimeout(timer)
  }
  return text.slice(0, maxResponse)
}

/** The time for a whole upload, in milliseconds: a file of 100 MB at a quarter of a megabyte a second. */
const uploadTimeout = 15 * 60_000

/**
 * Posts a file of known length without following redirects. The connection is closed if producing the file
 * fails.
 */
export async function uploadByHttp(
  { url: text, headers, bytes, content }: Upload,
  signal: AbortSignal,
  timeout = uploadTimeout,
): Promise<UploadResult> {
  const url = parseTarget(text)
  if (typeof url === 'string') throw new TargetError('The address may not be called')
  const send = async (signal: AbortSignal): Promise<UploadResult> => {
    const { request, response } = openRequest(url, {
      headers: { ...headers, 'content-length': bytes },
      signal,
    })
    const outcome = response.then(async incoming => ({
      status: incoming.statusCode ?? 0,
      text: await readStart(incoming),
    }))
    try {
      const sent = pipeline(content, request)
      // A receiver may reject the file before it has been sent completely, but not accept it.
      const result = await Promise.race([outcome, sent.then(() => outcome)])
      if (result.status >= 200 && result.status < 300) await sent
      return result
    } finally {
      request.destroy()
    }
  }
  return withDeadline(timeout, send, signal)
}
