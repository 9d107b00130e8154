import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Whether a command is installed. */
export const hasCommand = command => spawnSync('which', [command]).status === 0

/**
 * Measures responses per second from a URL over keep-alive connections, using one wrk thread, which runs on
 * `core` if given. Throws if a response is not 2xx or 3xx.
 * @param {string} url
 * @param {{ seconds: number, connections: number, headers?: Record<string, string>, core?: number }} options
 */
export async function measureWithWrk(url, { seconds, connections, headers = {}, core }) {
  const listed = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const command = ['wrk', '-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', ...listed, url]
  const [program, ...args] = core === undefined ? command : ['taskset', '-c', String(core), ...command]
  const { stdout } = await run(program, args)
  const failed = /Non-2xx or 3xx responses: (\d+)|Socket errors: .+/.exec(stdout)
  if (failed) throw new Error(`${new URL(url).pathname}: ${failed[0]}`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
}
