import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readFailedTaskTail, readLogTail, runTool } from './run.mjs'

let folder
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bgm-run-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const file = text => {
  const path = join(folder, 'x.log')
  writeFileSync(path, text)
  return path
}

describe('a tool', () => {
  test('returns its exit code and logs its output', async () => {
    const log = join(folder, 'tool.log')
    const script = 'console.log("one"); console.error("two"); process.exit(3)'
    expect(await runTool(process.execPath, ['-e', script], { log })).toBe(3)
    expect(readLogTail(log).split('\n').sort()).toEqual(['one', 'two'])
  })

  test('logs the signal that terminated it', async () => {
    const log = join(folder, 'ended.log')
    expect(await runTool(process.execPath, ['-e', 'process.kill(process.pid, "SIGKILL")'], { log })).toBe(1)
    expect(readLogTail(log)).toMatch(/was ended by SIGKILL$/)
  })

  test('returns 127 when it does not exist', async () => {
    expect(await runTool('no-such-tool', [], { log: join(folder, 'none.log') })).toBe(127)
  })
})

describe('the end of a log', () => {
  test('has no colours and no empty lines', () => {
    expect(readLogTail(file('\u001b[31mred\u001b[39m\n\nlast\n'), 2)).toBe('red\nlast')
  })

  test('comes from the failed turbo task', () => {
    const log = file(
      'ui:test: No test files found\nbackend:test: 379 passed\n  Failed:    ui#test\n ERROR  run failed\n',
    )
    expect(readFailedTaskTail(log)).toBe('ui:test: No test files found')
  })
})
