import { withDeadline } from '#src/platform/runtime/deadline'
import { parseTarget } from './address'
import { PrivateAddressError } from './lookup'
import { openRequest } from './open-request'

const sendTimeout = 5000

/** The reason why there was no response. */
type SendError = 'timeout' | 'private-address' | 'not-found' | 'certificate' | 'connection'
export type SendResult = { status: number; error: null } | { status: null; error: SendError }

/** Of name servers. */
const nameErrors = ['ENOTFOUND', 'ENODATA', 'ESERVFAIL', 'EREFUSED', 'ETIMEOUT', 'EAI_AGAIN']

function getReason(error: unknown): SendError {
  if (error instanceof PrivateAddressError) return 'private-address'
  const { name, code } = error as { name?: string; code?: unknown }
  const text = typeof code === 'string' ? code : ''
  if (name === 'TimeoutError' || name === 'AbortError' || text === 'ABORT_ERR' || text === 'ETIMEDOUT')
    return 'timeout'
  if (nameErrors.includes(text)) return 'not-found'
  return /CERT|SELF_SIGNED|UNABLE_TO_|ERR_TLS|EPROTO|SSL/.test(text) ? 'certificate' : 'connection'
}

type Post = { url: string; headers: Record<string, string>; body: string }

/** Posts a body without following redirects. The response is discarded; only its status counts. */
export async function post(
  { url: text, headers, body }: Post,
  signal?: AbortSignal,
  timeout = sendTimeout,
): Promise<SendResult> {
  const url = parseTarget(text)
  if (typeof url === 'string') return { status: null, error: 'private-address' }
  const send = async (signal: AbortSignal): Promise<number> => {
    const { request, response } = openRequest(url, {
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      signal,
    })
    try {
      request.end(body)
      return (await response).statusCode ?? 0
    } finally {
      request.destroy()
    }
  }
  try {
    return { status: await withDeadline(timeout, send, signal), error: null }
  } catch (error) {
    return { status: null, error: getReason(error) }
  }
}

export const isSuccess = ({ status }: SendResult): boolean => status !== null && status >= 200 && status < 300
