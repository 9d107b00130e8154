import { createSampleBackend, sampleContentPage } from '@bgm/api-client/testing'
import type { LoaderFunctionArgs } from '@remix-run/node'
import type { HttpHandler } from 'msw'
import { setupServer } from 'msw/node'
import { onTestFinished } from 'vitest'
import { env } from '#app/env.server'
import { addressReaders } from '#app/http/content-addresses.server'

const { calls, respond, respondWithRows, samples } = createSampleBackend(env.cmsApiUrl)

export { respond, respondWithRows }

/** Starts a mock CMS for one test. It answers with `handlers`, and every other call with a sample. */
export function startCms(...handlers: HttpHandler[]) {
  calls.length = 0
  const server = setupServer(...handlers, ...samples)
  addressReaders.clear()
  server.listen({ onUnhandledRequest: 'error' })
  onTestFinished(() => server.close())
  /** `calls` contains the calls of this test, oldest first. */
  return { calls, server }
}

/** Answers that the CMS has these pages besides the home page. */
export const respondWithPages = (...pages: ({ slug: string } & Record<string, unknown>)[]) =>
  respondWithRows('pages', [
    sampleContentPage,
    ...pages.map(page => ({ ...sampleContentPage, documentId: page.slug, ...page })),
  ])

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
