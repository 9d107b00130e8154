import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

const program = fileURLToPath(new URL('../serve.mjs', import.meta.url))

async function findFreePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}

/** Runs one statement and returns its rows. */
export async function query(url, statement) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

/**
 * Starts the database of a data folder as the product does. `ready` resolves with true once it serves, or
 * with false if it ended before.
 */
export async function startDatabase(dataDir, { password = 'a password', env = {} } = {}) {
  const port = await findFreePort()
  const child = spawn(process.execPath, [program, '--data', dataDir, '--port', String(port)], {
    env: { ...process.env, DATABASE_PASSWORD: password, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  child.stdin.on('error', () => {})
  let output = ''
  const ended = once(child, 'close').then(([code]) => code)
  const serves = new Promise(resolve => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', text => {
        output += text
        if (output.includes('ready to accept connections')) resolve(true)
      })
  })
  return {
    url: `postgres://bgm:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`,
    child,
    ended,
    ready: Promise.race([serves, ended.then(() => false)]),
    output: () => output.trim(),
    lastLine: () => output.trim().split('\n').at(-1),
    async stop() {
      child.stdin.end()
      return ended
    },
  }
}
