import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { listVersions } from './lockfile.mjs'

/** Resolves Remix as a dependency of the portal. */
const portal = createRequire(new URL('../../../apps/portal/package.json', import.meta.url))
const fromNode = createRequire(portal.resolve('@remix-run/node'))
const main = fromNode.resolve('@remix-run/server-runtime')
const load = name => fromNode(join(dirname(main), name))
const { encodeDocumentData, encodeViaTurboStream } = load('single-fetch.js')
const { callRouteLoader } = load('data.js')

const encode = data => encodeViaTurboStream(data, new AbortController().signal, undefined, 'production')

describe('page data', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  test('leaves no timer running once it is written', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    expect(await new Response(encode({ page: 1 })).text()).toBe('[{"_1":2},"page",1]\n')
    expect(vi.getTimerCount()).toBe(0)
  })

  test('still times out while a promise is pending', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const text = new Response(encode({ late: new Promise(() => {}) })).text()
    expect(vi.getTimerCount()).toBe(1)
    await vi.advanceTimersByTimeAsync(5000)
    expect(await text).toContain('Unexpected Server Error')
  })
})

describe('document data', () => {
  const encodeDocument = data =>
    encodeDocumentData(data, new AbortController().signal, undefined, 'production')

  async function readText(stream) {
    const reader = stream.getReader()
    const decoder = new TextDecoder()
    let text = ''
    for (let part = await reader.read(); !part.done; part = await reader.read())
      text += decoder.decode(part.value, { stream: true })
    reader.releaseLock()
    return text
  }

  test.each([
    ['an object', { loaderData: { page: [1, 'é', null, undefined] } }],
    ['an error', { errors: { page: new Error('secret') } }],
    ['undefined', undefined],
  ])('is encoded without a stream (%s)', async (_, data) => {
    const encoded = encodeDocument(data)
    expect(encoded).not.toBeInstanceOf(ReadableStream)
    expect(await readText(encoded)).toBe(await new Response(encode(data)).text())
  })

  test('is streamed if a loader defers', async () => {
    const encoded = encodeDocument({ late: Promise.resolve('done') })
    expect(encoded).toBeInstanceOf(ReadableStream)
    expect(await readText(encoded)).toContain('"done"')
  })
})

describe("a loader's request", () => {
  const getRequest = request =>
    callRouteLoader({ loader: args => args.request, request, params: {}, routeId: 'page', singleFetch: true })

  test('is the same object as the page request if its URL has no query', async () => {
    const request = new Request('https://portal.test/orders')
    expect(await getRequest(request)).toBe(request)
  })

  test('has no router parameters', async () => {
    const request = new Request('https://portal.test/orders?index&_routes=page&page=2')
    expect((await getRequest(request)).url).toBe('https://portal.test/orders?page=2')
  })
})

test('@remix-run/server-runtime is installed only in the version that the patch is for', () => {
  expect(listVersions('@remix-run/server-runtime')).toEqual(['2.17.5'])
})
