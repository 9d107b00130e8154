import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, describe, expect, test } from 'vitest'
import { listVersions } from './lockfile.mjs'

/** turbo-stream as resolved from the portal through Remix, both as a browser build and as a server build. */
const portal = createRequire(new URL('../../../apps/portal/package.json', import.meta.url))
const fromReact = createRequire(portal.resolve('@remix-run/react'))
const main = fromReact.resolve('turbo-stream')
const builds = {
  'browser build': await import(pathToFileURL(join(dirname(main), 'turbo-stream.mjs')).href),
  'server build': fromReact('turbo-stream'),
}

const stream = text =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(text)
      controller.close()
    },
  }).pipeThrough(new TextEncoderStream())

async function decodeError(build, message, name) {
  const { value, done } = await build.decode(
    stream(`[["E",${JSON.stringify(message)},${JSON.stringify(name)}]]\n`),
  )
  await done
  return value
}

describe.each(Object.entries(builds))("turbo-stream's decoder, %s (CVE-2026-34077)", (_, build) => {
  afterEach(() => {
    delete globalThis.Hostile
  })

  test('never constructs a global that is not an error', async () => {
    const calls = []
    globalThis.Hostile = class {
      constructor(message) {
        calls.push(message)
      }
    }
    const value = await decodeError(build, 'run this', 'Hostile')
    expect(calls).toEqual([])
    expect(value).toBeInstanceOf(Error)
  })

  test.each(['Function', 'Object', 'constructor', 'WebSocket', 'fetch'])(
    'returns a plain error for %s',
    async name => {
      const value = await decodeError(build, 'ws://127.0.0.1:9', name)
      expect(Object.getPrototypeOf(value)).toBe(Error.prototype)
    },
  )

  test.each(['Error', 'TypeError', 'RangeError'])('still restores %s', async name => {
    const value = await decodeError(build, 'message', name)
    expect(value).toBeInstanceOf(globalThis[name])
    expect(value.message).toBe('message')
  })
})

test('is installed only in the version that the patch is for', () => {
  expect(listVersions('turbo-stream')).toEqual(['2.4.1'])
})
