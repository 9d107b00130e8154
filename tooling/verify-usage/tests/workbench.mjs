import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { verifyUsage } from '../src/verify.mjs'
import { firstKey, writeSample } from './generator/sample.mjs'

/** A result with something wrong. */
export const wrong = text => ({ code: 1, text: expect.stringContaining(text) })

/** Creates a folder with a sample log, its reports and what an auditor keeps, which is removed after the test. */
export function createWorkbench(options) {
  const folder = mkdtempSync(join(tmpdir(), 'verify-usage-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const sample = writeSample(folder, options)
  const getPath = name => join(folder, name)
  const save = (name, content) => writeFileSync(getPath(name), content)
  for (const [name, content] of Object.entries(sample.files)) save(name, content)
  save('keys', `${firstKey.verifier}\n`)
  mkdirSync(getPath('kept'))
  save('kept/first', sample.checkpoints[0])
  const edit = (name, change) => save(name, change(readFileSync(getPath(name))))
  return {
    ...sample,
    folder,
    getPath,
    save,
    edit,
    editText: (name, change) => edit(name, bytes => change(bytes.toString())),
    /** Verifies the log with some of the files. Returns the exit code and all lines. */
    async verify({ names = Object.keys(sample.files), kept = ['kept'], keep = false, policy } = {}) {
      const lines = []
      const code = await verifyUsage(
        {
          logFolder: getPath('log'),
          keyFile: getPath('keys'),
          ...(policy ? { policyFile: getPath(policy) } : {}),
          kept: kept.map(getPath),
          keep,
          files: names.map(getPath),
        },
        { print: line => lines.push(line), onProgress: () => undefined },
      )
      return { code, text: lines.join('\n') }
    },
  }
}
