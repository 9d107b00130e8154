import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking']

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
    async close() {
      child.kill()
      await ended
      await rm(profile, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}
