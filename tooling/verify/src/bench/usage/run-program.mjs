import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '@bgm/cli/environment'

/**
 * Runs a program of this folder in the backend's folder and in a process of its own. Resolves with the JSON of the last line
 * that it prints.
 */
export function runBackendProgram(name, environment, values) {
  const child = spawn(process.execPath, [join(import.meta.dirname, `${name}.cjs`), JSON.stringify(values)], {
    cwd: join(root, 'apps/backend'),
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((done, fail) => {
    let text = ''
    child.stdout.on('data', part => {
      text += part
    })
    child.on('error', fail)
    child.on('close', code => {
      const line = text.split('\n').findLast(one => one.startsWith('{'))
      if (code === 0 && line) done(JSON.parse(line))
      else fail(new Error(`The program ended with ${code}: ${text.slice(-2_000)}`))
    })
  })
}
