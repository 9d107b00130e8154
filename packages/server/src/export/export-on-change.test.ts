import { describe, expect, test, vi } from 'vitest'
import { createDeferred, silentLog } from '../testing/pages'
import { createSiteExporter, runProgram } from './export-on-change'

const settings = { log: silentLog, debounceMs: 0, retryDelayMs: 0 }

describe('the export', () => {
  test('runs once for several changes, and once more for changes during a run', async () => {
    const first = createDeferred<void>()
    const write = vi.fn(async () => {}).mockImplementationOnce(() => first.promise)
    const { contentChanged } = createSiteExporter({ ...settings, write })
    contentChanged()
    contentChanged()
    await expect.poll(() => write.mock.calls.length).toBe(1)
    contentChanged()
    contentChanged()
    expect(write).toHaveBeenCalledTimes(1)
    first.release()
    await expect.poll(() => write.mock.calls.length).toBe(2)
  })

  test('is retried until it succeeds', async () => {
    const write = vi.fn(async () => {}).mockRejectedValueOnce(new Error('the CMS is down'))
    const error = vi.fn()
    createSiteExporter({ ...settings, log: { ...silentLog, error }, write }).contentChanged()
    await expect.poll(() => write.mock.calls.length).toBe(2)
    expect(error).toHaveBeenCalledTimes(1)
  })

  test('does not run after it has been stopped', async () => {
    const write = vi.fn(async () => {})
    const { contentChanged, stop } = createSiteExporter({ ...settings, write })
    stop()
    contentChanged()
    await new Promise(resolve => setImmediate(resolve))
    expect(write).not.toHaveBeenCalled()
  })
})

describe('runProgram', () => {
  test('rejects with the exit code and error output of the program', async () => {
    await runProgram(process.execPath, ['-e', ''])
    const failed = runProgram(process.execPath, ['-e', 'console.error("no disk"); process.exit(3)'])
    await expect(failed).rejects.toThrow(/exited with 3: no disk/)
  })
})
