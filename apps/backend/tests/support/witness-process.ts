import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { repositoryFolder } from './folders'

const program = join(repositoryFolder, 'tooling/witness/src/main.mjs')

const status = z.object({
  keys: z.array(z.object({ vkey: z.string(), algorithm: z.string() })),
  logs: z.array(z.object({ origin: z.string(), size: z.number() })),
  refused: z.object({ fork: z.number(), unproven: z.number() }),
})

const waitForUrl = (child: ChildProcess): Promise<string> =>
  new Promise((done, fail) => {
    let output = ''
    child.on('close', () => fail(new Error('The witness has ended')))
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text
      const [url] = /http:\/\/\S+(?=\s)/.exec(output) ?? []
      if (url) done(url)
    })
  })

/** Starts `tooling/witness` in a process of its own, which trusts these keys of logs. `stop` ends it. */
export async function startWitness(name: string, logKeys: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'witness-'))
  const trust = (keys: readonly string[]) =>
    writeFileSync(
      join(folder, 'witness.conf'),
      ['name witness.test/'.concat(name), ...keys.map(key => `log ${key}`), ''].join('\n'),
    )
  trust(logKeys)
  let child: ChildProcess
  let port = '0'
  async function start(): Promise<string> {
    child = spawn(process.execPath, [program, '--data', folder], {
      env: { ...process.env, WITNESS_PORT: port },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const address = await waitForUrl(child)
    port = new URL(address).port
    return address
  }
  async function kill(): Promise<void> {
    const closed = child.exitCode === null && child.signalCode === null ? once(child, 'close') : null
    child.kill('SIGKILL')
    await closed
  }
  const url = await start()
  const getStatus = async () => status.parse(await (await fetch(new URL('/status.json', url))).json())
  const { keys } = await getStatus()
  return {
    name,
    url,
    folder,
    getStatus,
    /** The line of a policy with the key of an algorithm. */
    line(algorithm: 'Ed25519' | 'ML-DSA-44', label = name) {
      const key = keys.find(one => one.algorithm === algorithm)
      return `witness ${label} ${key?.vkey} ${url}\n`
    },
    trust,
    /** Ends the process; its folder remains. */
    kill,
    /** Starts it again on the same port. */
    restart: start,
    async stop() {
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
export type WitnessProcess = Awaited<ReturnType<typeof startWitness>>
