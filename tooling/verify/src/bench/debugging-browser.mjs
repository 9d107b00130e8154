import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking']

/** A browser of its own, listening for commands on a free port that it tells on its error output. */
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
    let told = ''
    child.stderr.on('data', chunk => {
      told += chunk
      const found = /DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)/.exec(told)
      if (found) resolve(Number(found[1]))
    })
    child.once('error', reject)
    ended.then(() => reject(new Error(`the browser did not start: ${told.trim()}`)))
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
