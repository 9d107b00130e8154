import { connect } from 'node:net'

const timeout = 2_000

/** The first message of PostgreSQL's protocol 3.0, for the user of our cluster. */
function buildStartupMessage() {
  const body = Buffer.from('user\0bgm\0\0')
  const head = Buffer.alloc(8)
  head.writeInt32BE(head.length + body.length, 0)
  head.writeInt32BE(3 << 16, 4)
  return Buffer.concat([head, body])
}

/**
 * Whether PostgreSQL on this port asks for a password. While it starts or stops, it accepts a connection and
 * answers with an error.
 */
export function acceptsConnections(port, host = '127.0.0.1') {
  return new Promise(resolve => {
    const socket = connect({ host, port, timeout })
    const finish = answer => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('connect', () => socket.write(buildStartupMessage()))
    socket.once('data', bytes => finish(bytes.toString('latin1', 0, 1) === 'R'))
    for (const event of ['error', 'close', 'timeout']) socket.once(event, () => finish(false))
  })
}
