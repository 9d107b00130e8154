import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { limitBodyTime } from './body-deadline'

/** Starts a server that reads bodies within 200 milliseconds; `failed` counts bodies that could not be read. */
async function start() {
  const state = { failed: 0 }
  const server = createServer(async (req, res) => {
    limitBodyTime({ req, res }, 200)
    try {
      res.end(await text(req))
    } catch {
      state.failed += 1
    }
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { state, port: (server.address() as AddressInfo).port }
}

/**
 * Sends a head that announces a body, and then parts of the body at an interval. Resolves with the response. A part
 * that is sent after the server has closed the connection resets it, which must not hide the response.
 */
async function send(port: number, parts: string[], interval: number): Promise<string> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  let response = ''
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    response += chunk
  })
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 20\r\n\r\n')
  const timer = setInterval(() => {
    const part = parts.shift()
    if (part !== undefined) socket.write(part)
  }, interval)
  await new Promise<void>(done => socket.once('close', () => done()))
  clearInterval(timer)
  return response
}

test.each([
  ['stops', []],
  ['arrives byte by byte', Array.from({ length: 19 }, () => 'x')],
])('a body that %s gets a 408, and its connection is closed', async (_, parts) => {
  const { state, port } = await start()
  expect(await send(port, [...parts], 30)).toMatch(/^HTTP\/1\.1 408 /)
  await expect.poll(() => state.failed).toBe(1)
})

test('a body that arrives in time is read', async () => {
  const { state, port } = await start()
  expect(await send(port, ['0123456789', '0123456789'], 10)).toMatch(
    /^HTTP\/1\.1 200 .*01234567890123456789$/s,
  )
  expect(state.failed).toBe(0)
})
