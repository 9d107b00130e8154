import { backendHandlers, sampleWorld } from '@bgm/api-client/testing'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { setupServer } from 'msw/node'
import { onTestFinished } from 'vitest'
import { env } from '#app/env.server'

/** A CMS for one test; the world may be changed before it is asked. */
export function startCms() {
  const world = sampleWorld()
  const server = setupServer(...backendHandlers(world, env.cmsApiUrl))
  server.listen({ onUnhandledRequest: 'error' })
  onTestFinished(() => server.close())
  return { world, server }
}

/** What a loader is called with for an address. */
export function loaderArgs(
  path: string,
  { params = {}, headers = {} }: { params?: Record<string, string>; headers?: Record<string, string> } = {},
): LoaderFunctionArgs {
  return { request: new Request(env.siteUrl + path, { headers }), params, context: {} }
}

/** The response that a loader throws. */
export async function catchResponse(run: () => unknown): Promise<Response> {
  try {
    await run()
  } catch (thrown) {
    if (thrown instanceof Response) return thrown
    throw thrown
  }
  throw new Error('nothing was thrown')
}
