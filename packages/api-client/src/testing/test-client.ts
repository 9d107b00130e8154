import { afterEach } from 'vitest'
import { ApiError } from '../error'
import { createHttp, type HttpOptions } from '../http'
import { type Reply, startLocalServer } from './local-server'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** A client against a real server that always answers the same. */
export async function startTestClient(
  answer: Reply | 'hang' | 'hang-up' | 'stall',
  options: Partial<HttpOptions> = {},
) {
  const server = await startLocalServer(() => answer)
  closing.push(server.close)
  return { ...server, http: createHttp({ baseUrl: server.url, ...options }) }
}

/** The error of a call that must fail. */
export const captureError = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => Promise.reject(new Error('The call did not fail')),
    error => (error instanceof ApiError ? error : Promise.reject(error)),
  )
