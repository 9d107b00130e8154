import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressStream } from './compress'

/** An endless body of random bytes, which counts what was read of it. */
function createEndlessBody() {
  const state = { chunks: 0, cancelled: false }
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await new Promise(resolve => setImmediate(resolve))
      state.chunks += 1
      controller.enqueue(randomBytes(20_000))
    },
    cancel: () => {
      state.cancelled = true
    },
  })
  return { state, body }
}

const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) await new Promise(resolve => setImmediate(resolve))
}

test.each(['br', 'gzip'] as const)('a body compressed with %s is complete', async encoding => {
  const text = 'Musik berlisensi. '.repeat(20_000)
  const stream = compressStream(new Blob([text]).stream(), encoding)
  const bytes = Buffer.from(await new Response(stream).arrayBuffer())
  expect((encoding === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes)).toString()).toBe(text)
})

test.each(['br', 'gzip'] as const)('a client that stops reading stops the body (%s)', async encoding => {
  const { state, body } = createEndlessBody()
  const reader = compressStream(body, encoding).getReader()
  await reader.read()
  await expect
    .poll(async () => {
      const before = state.chunks
      await turns(100)
      return state.chunks - before
    })
    .toBe(0)
  expect(state.chunks).toBeLessThan(100)
  await reader.cancel()
  expect(state.cancelled).toBe(true)
})

test('a client that leaves at any time ends the body without an error', async () => {
  for (let leaveAfter = 0; leaveAfter < 60; leaveAfter += 1) {
    const { state, body } = createEndlessBody()
    const reader = compressStream(body, 'gzip').getReader()
    await turns(leaveAfter)
    await reader.cancel()
    await turns(5)
    expect(state.cancelled).toBe(true)
  }
})

test('a body that fails fails the response', async () => {
  const body = new ReadableStream<Uint8Array>({ pull: () => Promise.reject(new Error('failed')) })
  await expect(new Response(compressStream(body, 'br')).arrayBuffer()).rejects.toThrow()
})
