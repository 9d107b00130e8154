import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { CliError } from '#program/cli-error.mjs'
import { createToolEnvironment, getNodePath, root } from '#program/environment.mjs'

/** Runs `work` with the URL of an empty PostgreSQL database, which is removed afterwards. */
export async function withPostgres(work) {
  const child = spawn(getNodePath(), [join(root, 'tooling/database/src/serve.mjs')], {
    env: createToolEnvironment(),
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  try {
    const { value: url, done } = await createInterface({ input: child.stdout })[Symbol.asyncIterator]().next()
    if (done) throw new CliError('PostgreSQL could not be started')
    return await work(url)
  } finally {
    child.stdin.end()
    await exited
  }
}
