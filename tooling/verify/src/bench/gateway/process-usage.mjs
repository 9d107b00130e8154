import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

/** Returns a process's CPU time in seconds and its resident memory in bytes (Linux). */
export function getProcessUsage(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The process name in parentheses may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return {
    seconds: (Number(fields[11]) + Number(fields[12])) / ticksPerSecond,
    resident: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024,
    highest: Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) * 1024,
  }
}
