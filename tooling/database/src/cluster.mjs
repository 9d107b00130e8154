import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('./serve.mjs', import.meta.url))

/**
 * Starts an empty PostgreSQL on a free port of 127.0.0.1. `stop` ends it and removes its files, and so does
 * the end of this process, however it ends.
 */
export async function startCluster() {
  const child = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'pipe'] })
  child.stdin.on('error', () => {})
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', text => {
    errors += text
  })
  const exited = once(child, 'exit')
  const { value: url, done } = await createInterface({ input: child.stdout })[Symbol.asyncIterator]().next()
  if (done) throw new Error(`PostgreSQL could not be started: ${errors.trim()}`)
  // Waiting for the database must not keep the process running.
  for (const handle of [child, child.stdin, child.stdout, child.stderr]) handle.unref()
  return {
    url,
    async stop() {
      child.stdin.end()
      child.ref()
      await exited
    },
  }
}
