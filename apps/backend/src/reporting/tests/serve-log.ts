import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseTilePath } from '@bgm/validation'
import type { Backend } from '#tests/harness'

/** Serves the usage log at the addresses of the site. */
export async function serveLog(backend: Backend) {
  const server = createServer(async ({ url = '', headers }, response) => {
    const path = url.replace('/usage-log/', '')
    const tile = parseTilePath(path.replace('tile/', ''))
    const place = `${tile?.index}/${tile?.width}`
    const address =
      path === 'checkpoint' || path === 'policy'
        ? `usage-log/${path}`
        : tile?.level === 'entries'
          ? `public-api/collective/usage-log/entries/${place}`
          : `usage-log/tiles/${tile?.level}/${place}`
    const { authorization } = headers
    const found = await fetch(
      `${backend.origin}/api/${address}`,
      authorization ? { headers: { authorization } } : {},
    )
    response.writeHead(found.status).end(Buffer.from(await found.arrayBuffer()))
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { server, url: `http://127.0.0.1:${port}/usage-log` }
}
