import { connect } from 'node:net'

/** A body has 30 seconds and a head 10 seconds; the servers check every two seconds. */
const longest = 40_000

const starts = {
  head: path => `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: `,
  body: path =>
    `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n`,
}

/** Sends one byte a second. Resolves with whether the server closes the connection in time. */
function isClosed(url, start) {
  const { hostname, port } = new URL(url)
  return new Promise(resolve => {
    const socket = connect(Number(port), hostname)
      .on('error', () => {})
      .resume()
    socket.write(start)
    const drip = setInterval(() => socket.write('x'), 1_000)
    const end = closed => {
      clearInterval(drip)
      clearTimeout(timer)
      socket.destroy()
      resolve(closed)
    }
    const timer = setTimeout(end, longest, false)
    socket.on('close', () => end(true))
  })
}

const paths = {
  site: '/contact',
  portal: '/sign-in',
  player: '/device/heartbeat',
  backend: '/api/auth/local',
}

/** Sends heads and bodies byte by byte to each server. Returns those that still occupy their connection in the end. */
export async function sendSlowBodies(urls) {
  const cases = Object.entries(urls).flatMap(([name, url]) =>
    Object.entries(starts).map(([part, start]) => ({
      name: `${name} ${part}`,
      url,
      start: start(paths[name]),
    })),
  )
  const closed = await Promise.all(cases.map(({ url, start }) => isClosed(url, start)))
  return cases.filter((_, index) => !closed[index]).map(({ name }) => name)
}
