import { withDeadline } from './deadline'

type Call = {
  method?: 'GET' | 'POST'
  url: string
  headers?: Record<string, string>
  body?: string | URLSearchParams
  /** Milliseconds until the whole response must have arrived. */
  timeout: number
  signal?: AbortSignal
}

/** Far more than any service that the operator configures responds with. */
const maxBytes = 1024 * 1024

class ResponseTooLargeError extends Error {
  override readonly name = 'ResponseTooLargeError'
}

async function readText(response: Response): Promise<string> {
  const reader = response.body?.getReader()
  if (!reader) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return Buffer.concat(chunks).toString('utf8')
      size += value.byteLength
      if (size > maxBytes) throw new ResponseTooLargeError()
      chunks.push(value)
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

/**
 * Calls a service that the operator configures, without following redirects. Rejects if the whole response has not
 * arrived by the deadline or is larger than a megabyte.
 */
export const callService = ({ method = 'POST', url, timeout, signal, ...init }: Call) =>
  withDeadline(
    timeout,
    async signal => {
      const response = await fetch(url, { ...init, method, redirect: 'error', signal })
      return { status: response.status, ok: response.ok, text: await readText(response) }
    },
    signal,
  )
