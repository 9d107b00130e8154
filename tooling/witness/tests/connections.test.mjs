import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createConnectionLimit } from '../src/http/connection-limit.mjs'
import { startServer } from '../src/http/server.mjs'
import { createTestLog } from './test-log.mjs'
import { createFolder, startWitness } from './witness-process.mjs'

const log = createTestLog()

async function open(port) {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  onTestFinished(() => socket.destroy())
  await once(socket, 'connect')
  return socket
}

test('connections that are kept alive do not shut the log out', async () => {
  const witness = await startWitness(createFolder([log.key.vkey]))
  const { port } = new URL(witness.url)
  const sockets = []
  for (let count = 0; count < 500; count += 1) {
    const socket = await open(port)
    socket.write('GET /page.css HTTP/1.1\r\nHost: saksi.test\r\n\r\n')
    sockets.push(once(socket, 'data'))
  }
  for (const [data] of await Promise.all(sockets)) expect(data.toString()).toContain('Keep-Alive: timeout=5')
  // The connection that finds no room makes the room for the next one.
  await expect(witness.submit(log.submission(0, 5))).rejects.toThrow('fetch failed')
  expect((await witness.submit(log.submission(0, 5))).status).toBe(200)
}, 30_000)

test('fifty connections of one address may be open at once, but any number of a proxy beside the witness', () => {
  const limit = createConnectionLimit()
  const openMany = (address, count) => Array.from({ length: count }, () => limit.open(address))
  for (const address of ['203.0.113.7', '::ffff:203.0.113.8', '2001:db8::7', 'fe80::1%eth0']) {
    expect(openMany(address, 50)).not.toContain(false)
    expect(openMany(address, 2)).toEqual([false, false])
    limit.close(address)
    expect(openMany(address, 2)).toEqual([true, false])
  }
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1', '172.17.0.1', 'fd00::1'])
    expect(openMany(address, 300)).not.toContain(false)
})

/** A server whose response does not fit into the buffers of a connection. */
async function startLargeServer(timeouts) {
  const responses = []
  const handle = (_, response) => {
    response.on('error', () => {})
    responses.push(once(response, 'close').then(() => response.writableFinished))
    response.end(Buffer.alloc(64 * 1024 * 1024))
  }
  const server = await startServer(handle, { address: '127.0.0.1', port: 0 }, timeouts)
  onTestFinished(() => server.stop())
  const socket = await open(server.port)
  socket.pause()
  socket.write('GET / HTTP/1.1\r\nHost: saksi.test\r\n\r\n')
  while (responses.length === 0) await pause(10)
  return { socket, isFinished: responses[0] }
}

test('a client that does not read the response is disconnected', async () => {
  const { isFinished } = await startLargeServer({ idle: 300, response: 60_000 })
  expect(await isFinished).toBe(false)
})

test('a client that reads a little now and then is disconnected', async () => {
  const { socket, isFinished } = await startLargeServer({ idle: 60_000, response: 300 })
  const reading = setInterval(() => socket.read(1), 20)
  onTestFinished(() => clearInterval(reading))
  expect(await isFinished).toBe(false)
})
