import { afterEach } from 'vitest'
import { ApiError } from '../error'
import { createHttpClient, type HttpClientOptions } from '../http'
import { type StubResponse, startLocalServer } from './local-server'

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

/** Starts a real server that always sends the same reply, and creates a client for it. */
export async function startTestClient(
  reply: StubResponse | 'hang' | 'hang-up' | 'stall',
  options: Partial<HttpClientOptions> = {},
) {
  const server = await startLocalServer(() => reply)
  closers.push(server.close)
  return { ...server, http: createHttpClient({ baseUrl: server.url, ...options }) }
}

/** Returns the error of a call that is expected to fail. */
export const captureError = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => Promise.reject(new Error('The call did not fail')),
    error => (error instanceof ApiError ? error : Promise.reject(error)),
  )
