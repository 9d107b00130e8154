import { createServer } from 'node:net'

const ok = 'HTTP/1.1 200 OK\r\n'

/** Writes a text again and again, as fast as the client reads or every few milliseconds. */
function repeat(socket, text, milliseconds) {
  const timer = setInterval(() => socket.writable && socket.write(text), milliseconds)
  socket.on('close', () => clearInterval(timer))
}

/** What a server does with a connection, by how a call to it fails. */
export const hostileBehaviours = {
  'switches protocols': socket =>
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'),
  'switches protocols and sends on': socket => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n')
    repeat(socket, 'x'.repeat(1_000), 5)
  },
  'never answers': () => undefined,
  'never ends its headers': socket => socket.write(`${ok}X-First: 1\r\n`),
  'sends endless headers': socket => {
    socket.write(ok)
    repeat(socket, `X-Header: ${'a'.repeat(100)}\r\n`, 1)
  },
  'drips its headers': socket => {
    socket.write(ok)
    repeat(socket, 'X', 20)
  },
  'sends endless informational responses': socket =>
    repeat(socket, 'HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n', 1),
  'continues for ever': socket => repeat(socket, 'HTTP/1.1 100 Continue\r\n\r\n', 1),
  'answers with another protocol': socket => socket.write('SSH-2.0-OpenSSH_9.9\r\n'),
  'resets the connection': socket => void socket.resetAndDestroy(),
  'closes the connection': socket => void socket.end(),
  'closes after its status': socket => void socket.end(ok),
  'resets after its status': socket => void socket.write(ok, () => socket.resetAndDestroy()),
}

/** Responses whose head is complete and whose body never is. */
export const hostileBodies = {
  'never ends its body': socket => socket.write(`${ok}Content-Length: 100\r\n\r\nabc`),
  'drips its body': socket => {
    socket.write(`${ok}Content-Length: 100000\r\n\r\n`)
    repeat(socket, 'x', 20)
  },
  'sends an endless body': socket => {
    socket.write(`${ok}Transfer-Encoding: chunked\r\n\r\n`)
    repeat(socket, `4000\r\n${'x'.repeat(0x4000)}\r\n`, 1)
  },
  'resets within its body': socket =>
    void socket.write(`${ok}Content-Length: 100\r\n\r\nabc`, () => socket.resetAndDestroy()),
}

/** Starts a server that behaves in the given way once it has received something. */
export async function startHostileServer(behave) {
  const sockets = new Set()
  const server = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => undefined).on('data', () => undefined)
    socket.once('data', () => behave(socket))
  })
  await new Promise(done => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
