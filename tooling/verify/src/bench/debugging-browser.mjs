import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking']

/**
 * Sets cookies for 127.0.0.1, regardless of the port, by opening a page that sets them. The debugging
 * connection offers no other way without a WebSocket client.
 * @param {number} port of remote debugging
 * @param {[name: string, value: string][]} cookies
 */
async function setCookies(port, cookies) {
  const lines = cookies.map(([name, value]) => `${name}=${value}; Path=/; HttpOnly; SameSite=Lax`)
  const server = createServer((_, response) => response.writeHead(200, { 'set-cookie': lines }).end())
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  const opened = new Promise(resolve =>
    server.once('request', (_, response) => response.once('close', resolve)),
  )
  const address = encodeURIComponent(`http://127.0.0.1:${server.address().port}/`)
  const tab = await fetch(`http://127.0.0.1:${port}/json/new?${address}`, { method: 'PUT' }).then(response =>
    response.json(),
  )
  await opened
  await fetch(`http://127.0.0.1:${port}/json/close/${tab.id}`)
  server.closeAllConnections()
  server.close()
}

/** Starts a browser with remote debugging on a free port, which the browser prints to stderr. */
export async function openBrowser(path) {
  const profile = await mkdtemp(join(tmpdir(), 'bench-'))
  const child = spawn(
    path,
    [...flags, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  const ended = new Promise(resolve => child.once('exit', resolve))
  const port = await new Promise((resolve, reject) => {
    let output = ''
    child.stderr.on('data', chunk => {
      output += chunk
      const found = /DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)/.exec(output)
      if (found) resolve(Number(found[1]))
    })
    child.once('error', reject)
    ended.then(() => reject(new Error(`the browser did not start: ${output.trim()}`)))
  })
  return {
    port,
    setCookies: cookies => setCookies(port, cookies),
    async close() {
      child.kill()
      await ended
      await rm(profile, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}
