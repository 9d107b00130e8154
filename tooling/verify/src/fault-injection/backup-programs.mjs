import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@bgm/cli/environment'

/**
 * Starts `backup` or `restore` as an operator would. `ended` resolves with the exit code, the output and the
 * duration in milliseconds.
 */
export function startBackupProgram(program, args, env) {
  const since = performance.now()
  const child = spawn(process.execPath, [`programs/${program}.mjs`, ...args], {
    cwd: join(root, 'apps/backend'),
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', part => {
      text += part
    })
  const ended = new Promise(resolve =>
    child.once('close', code => resolve({ code, text: text.trim(), ms: performance.now() - since })),
  )
  return { kill: () => child.kill('SIGKILL'), ended }
}

export const runBackup = (to, testBackend) =>
  startBackupProgram('backup', ['--to', to], testBackend.environment()).ended
export const runRestore = (from, env) => startBackupProgram('restore', ['--from', from], env).ended

export const listFiles = folder =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath ?? entry.path, entry.name))
