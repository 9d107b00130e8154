import { connect } from 'node:net'

/** Sends a request with any request line and headers, valid or not. Resolves with the response as text. */
export function rawRequest(url: string, lines: string[], body = ''): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    const chunks: Buffer[] = []
    socket.on('data', chunk => chunks.push(chunk))
    socket.on('error', error =>
      chunks.length > 0 ? resolve(Buffer.concat(chunks).toString()) : reject(error),
    )
    socket.on('close', () => resolve(Buffer.concat(chunks).toString()))
    socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n${body}`)
  })
}
