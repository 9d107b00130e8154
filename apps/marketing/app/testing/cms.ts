import { backendHandlers, makeSampleWorld } from '@bgm/api-client/testing'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { setupServer } from 'msw/node'
import { onTestFinished } from 'vitest'
import { env } from '#app/env.server'
import { addressReaders } from '#app/http/content-addresses.server'

/** Starts a mock CMS for one test. Set up `world` before the first request. */
export function startCms() {
  const world = makeSampleWorld()
  const server = setupServer(...backendHandlers(world, env.cmsApiUrl))
  addressReaders.clear()
  server.listen({ onUnhandledRequest: 'error' })
  onTestFinished(() => server.close())
  return { world, server }
}

/** Creates loader arguments for a path. */
export function loaderArgs(
  path: string,
  { params = {}, headers = {} }: { params?: Record<string, string>; headers?: Record<string, string> } = {},
): LoaderFunctionArgs {
  return { request: new Request(env.siteUrl + path, { headers }), params, context: {} }
}

/** Returns the response that a loader throws. */
export async function catchResponse(run: () => unknown): Promise<Response> {
  try {
    await run()
  } catch (thrown) {
    if (thrown instanceof Response) return thrown
    throw thrown
  }
  throw new Error('Nothing was thrown')
}
