import {
  type ClientRequest,
  type IncomingMessage,
  type RequestOptions,
  request as requestHttp,
} from 'node:http'
import { request as requestHttps } from 'node:https'
import { isLocalTarget } from './address'
import { lookupPublic } from './lookup'

/** The receiver did not answer with an HTTP response. */
class ProtocolError extends Error {
  override readonly name = 'ProtocolError'
}

type Options = {
  headers: RequestOptions['headers']
  signal: AbortSignal
  /** Whether the operator has chosen the address, which may then be private. */
  isTrusted?: boolean
}

/**
 * Opens a POST request to a checked address. The caller sends the body and must destroy the request. `response`
 * rejects if the connection ends without a response; the caller races it with its deadline.
 */
export function openRequest(
  url: URL,
  { headers, signal, isTrusted = isLocalTarget(url) }: Options,
): { request: ClientRequest; response: Promise<IncomingMessage> } {
  const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
    method: 'POST',
    agent: false,
    headers,
    signal,
    ...(isTrusted ? {} : { lookup: lookupPublic }),
  })
  const response = new Promise<IncomingMessage>((done, fail) => {
    request.on('error', fail)
    request.on('response', incoming => {
      // An error while the body is being read is reported to the reader, and must not end the process afterwards.
      incoming.on('error', () => undefined)
      done(incoming)
    })
    // Without a listener, Node closes the connection and emits neither a response nor an error.
    request.on('upgrade', (_, socket) => {
      socket.destroy()
      fail(new ProtocolError('The receiver switches protocols'))
    })
    request.on('close', () => fail(new ProtocolError('The connection was closed')))
  })
  response.catch(() => undefined)
  return { request, response }
}
