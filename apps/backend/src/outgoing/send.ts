import { type RequestOptions, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isLocalTarget, parseTarget } from './address'
import { lookupPublic, PrivateAddressError } from './lookup'

const sendTimeout = 5000

/** The reason why there was no response. */
type SendError = 'timeout' | 'private-address' | 'not-found' | 'certificate' | 'connection'
export type SendResult = { status: number; error: null } | { status: null; error: SendError }

function reasonOf(error: unknown): SendError {
  if (error instanceof PrivateAddressError) return 'private-address'
  const { name, code } = error as { name?: string; code?: unknown }
  const text = typeof code === 'string' ? code : ''
  if (name === 'TimeoutError' || name === 'AbortError' || text === 'ABORT_ERR' || text === 'ETIMEDOUT')
    return 'timeout'
  if (text === 'ENOTFOUND' || text === 'EAI_AGAIN') return 'not-found'
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
  const deadline = AbortSignal.timeout(timeout)
  const options: RequestOptions = {
    method: 'POST',
    agent: false,
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    signal: signal ? AbortSignal.any([deadline, signal]) : deadline,
    ...(isLocalTarget(url) ? {} : { lookup: lookupPublic }),
  }
  try {
    const status = await new Promise<number>((done, fail) => {
      const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, options, response => {
        done(response.statusCode ?? 0)
        response.destroy()
      })
      request.on('error', fail)
      request.end(body)
    })
    return { status, error: null }
  } catch (error) {
    return { status: null, error: reasonOf(error) }
  }
}

export const isSuccess = ({ status }: SendResult): boolean => status !== null && status >= 200 && status < 300
