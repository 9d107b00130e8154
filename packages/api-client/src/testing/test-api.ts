import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { createApi } from '../api'
import { backendHandlers, testApiUrl } from './index'
import { makeSampleWorld } from './world'

/** Registers a mock backend for the tests of a file. The returned function creates a world and a client for one test. */
export function setUpTestApi() {
  const server = setupServer()
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())

  return () => {
    const world = makeSampleWorld()
    server.use(...backendHandlers(world))
    return { world, api: createApi({ apiUrl: testApiUrl, locale: 'id', token: world.jwt }) }
  }
}
