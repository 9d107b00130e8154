import { describe, expect, it, vi } from 'vitest'
import { deferred, silentLog } from '../testing/pages'
import { createExportOnChange, runProgram } from './export-on-change'

const hasty = { log: silentLog, gather: 0, rest: 0 }

describe('the files of the site', () => {
  it('are written once for changes that come together, and again for one that comes meanwhile', async () => {
    const first = deferred<void>()
    const write = vi.fn(async () => {}).mockImplementationOnce(() => first.promise)
    const { changed } = createExportOnChange({ ...hasty, write })
    changed()
    changed()
    await expect.poll(() => write.mock.calls.length).toBe(1)
    changed()
    changed()
    expect(write).toHaveBeenCalledTimes(1)
    first.release()
    await expect.poll(() => write.mock.calls.length).toBe(2)
  })

  it('are tried again until they are whole', async () => {
    const write = vi.fn(async () => {}).mockRejectedValueOnce(new Error('the CMS is down'))
    const error = vi.fn()
    createExportOnChange({ ...hasty, log: { ...silentLog, error }, write }).changed()
    await expect.poll(() => write.mock.calls.length).toBe(2)
    expect(error).toHaveBeenCalledTimes(1)
  })

  it('are left as they are by a process that ends', async () => {
    const write = vi.fn(async () => {})
    const { changed, stop } = createExportOnChange({ ...hasty, write })
    stop()
    changed()
    await new Promise(resolve => setImmediate(resolve))
    expect(write).not.toHaveBeenCalled()
  })
})

describe('a program beside the process', () => {
  it('fails with its last words', async () => {
    await runProgram(process.execPath, ['-e', ''])
    const failed = runProgram(process.execPath, ['-e', 'console.error("no disk"); process.exit(3)'])
    await expect(failed).rejects.toThrow(/ended \(3\): no disk/)
  })
})
