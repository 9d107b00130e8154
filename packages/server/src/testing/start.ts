import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import type { RequestHandler } from '../build'
import { type ServerOptions, startHttpServer } from '../create-server'
import { loggerOptions } from '../log'

/** Creates a client build with a hashed script, both plain and compressed with Brotli, and another file. */
export function createClientDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'client-'))
  mkdirSync(join(dir, 'assets'))
  writeFileSync(join(dir, 'assets', 'app-abc.js'), 'console.info(1)')
  writeFileSync(join(dir, 'assets', 'app-abc.js.br'), brotliCompressSync('console.info(1)'))
  writeFileSync(join(dir, 'robots.txt'), 'User-agent: *')
  return dir
}

/** Starts a server on a free port and closes it after the test. `lines` contains its log lines. */
export async function startTestServer(handle: RequestHandler, options: Partial<ServerOptions> = {}) {
  const lines: Record<string, unknown>[] = []
  const log = pino(loggerOptions('test'), { write: (line: string) => void lines.push(JSON.parse(line)) })
  const server = await startHttpServer({
    name: 'test',
    host: '127.0.0.1',
    port: 0,
    publicUrl: 'https://site.test',
    clientDir: createClientDir(),
    build: { id: 'b1', timestamp: 1_700_000_000_000 },
    handle,
    log,
    ...options,
  })
  let closed: Promise<void> | undefined
  const close = () => {
    closed ??= server.close()
    return closed
  }
  onTestFinished(close)
  return { ...server, close, lines }
}

export const htmlResponse = (html: string, headers: Record<string, string> = {}) =>
  new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers } })
