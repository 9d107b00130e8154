import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

const program = 'tooling/database/src/serve.mjs'

const orNull = read => {
  try {
    return read()
  } catch {
    return null
  }
}

function inspectOnLinux(pid) {
  const stat = orNull(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
  if (!stat) return null
  const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  // A killed process remains until its parent asks for its exit code, which not every container does.
  if (state === 'Z') return { parent: 0, command: '' }
  const command = orNull(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8')) ?? ''
  return { parent: Number(parent), command: command.split('\0').join(' ') }
}

/** Returns the command line and the parent of a process, or null if there is none with this id. */
export function inspect(pid) {
  if (process.platform === 'linux') return inspectOnLinux(pid)
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,command=', '-p', String(pid)], { encoding: 'utf8' })
  const [, parent, command] = stdout?.match(/^\s*(\d+)\s+(.*)$/m) ?? []
  return command ? { parent: Number(parent), command } : null
}

/** Whether a process was started by our program, which still runs. */
export const hasProgram = ({ parent }) => Boolean(inspect(parent)?.command.includes(program))

/** Whether a process is the server of this data folder. */
export const isServer = ({ command }, data) =>
  /(^|\/)postgres /.test(command) && `${command} `.includes(`-D ${data} `)

/**
 * Lists the processes that a killed start left in its data folder: those of a server, which end within moments, and a
 * server that has not written its lock file yet. Only on Linux: elsewhere, PostgreSQL finds them by their shared memory.
 */
export function listLeftProcesses(data) {
  if (process.platform !== 'linux') return []
  const pids = readdirSync('/proc').filter(name => /^\d+$/.test(name))
  const inside = pids.filter(pid => orNull(() => readlinkSync(`/proc/${pid}/cwd`)) === data).map(Number)
  return inside.filter(pid => {
    const found = inspect(pid)
    return found !== null && !hasProgram(found)
  })
}
