import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const program = fileURLToPath(new URL('../src/main.mjs', import.meta.url))

/** A data folder with settings that trust the given keys. */
export function createFolder(vkeys, lines = []) {
  const folder = mkdtempSync(join(tmpdir(), 'bgm-witness-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  configure(folder, vkeys, lines)
  return folder
}

export const configure = (folder, vkeys, lines = []) =>
  writeFileSync(
    join(folder, 'witness.conf'),
    [
      'name saksi.test/satu',
      'operator Kantor Contoh',
      ...lines,
      ...vkeys.map(vkey => `log ${vkey}`),
      '',
    ].join('\n'),
  )

/** Runs a command of the program to its end. Returns the exit code and what it has printed. */
export async function runProgram(folder, ...parameters) {
  const child = spawn(process.execPath, [program, '--data', folder, ...parameters])
  const output = collect(child)
  const [code] = await once(child, 'close')
  return { code, ...output }
}

function collect(child) {
  const output = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'])
    child[name].setEncoding('utf8').on('data', text => {
      output[name] += text
    })
  return output
}

async function waitForUrl(child, output) {
  for (;;) {
    const [url] = /http:\/\/\S+/.exec(output.stdout) ?? []
    if (url && output.stdout.endsWith('\n')) return url
    if (child.exitCode !== null) throw new Error(`The witness did not start: ${output.stderr}`)
    await Promise.race([once(child.stdout, 'data'), once(child, 'close')])
  }
}

/** Starts a witness on a free port, which is ended with the test. */
export async function startWitness(folder) {
  const child = spawn(process.execPath, [program, '--data', folder], {
    env: { ...process.env, WITNESS_PORT: '0' },
  })
  const output = collect(child)
  const closed = once(child, 'close')
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await closed
  })
  const url = await waitForUrl(child, output)
  const get = path => fetch(`${url}${path}`)
  return {
    url,
    output,
    closed,
    kill: signal => child.kill(signal),
    get,
    status: async () => (await get('/status.json')).json(),
    vkeys: async () => (await (await get('/status.json')).json()).keys.map(({ vkey }) => vkey),
    submit: (body, init = {}) => fetch(`${url}/add-checkpoint`, { method: 'POST', body, ...init }),
  }
}

export const isThere = (folder, name) => existsSync(join(folder, name))
