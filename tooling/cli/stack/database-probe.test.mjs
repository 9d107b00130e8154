import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { acceptsConnections } from './database-probe.mjs'
import { findFreePort } from './ports.mjs'

async function answering(bytes, work) {
  const server = createServer(socket => socket.on('error', () => {}).once('data', () => socket.end(bytes)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    return await work(server.address().port)
  } finally {
    server.close()
  }
}

test.each([
  ['asks for a password', 'R\0\0\0\x08', true],
  ['says that it is starting', 'E\0\0\0\x08', false],
  ['closes the connection', '', false],
])('a database that %s is ready only if it serves', async (_, bytes, ready) => {
  expect(await answering(bytes, acceptsConnections)).toBe(ready)
})

test('a port without a database is not ready', async () => {
  expect(await acceptsConnections(await findFreePort())).toBe(false)
})
