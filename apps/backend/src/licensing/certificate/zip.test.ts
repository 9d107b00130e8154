import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { expect, onTestFinished, test } from 'vitest'
import { writeZip } from './zip'

async function* entries(count: number, bytes: number) {
  for (let index = 0; index < count; index += 1) {
    await new Promise(resolve => setImmediate(resolve))
    yield { name: `certificate-${index}.pdf`, bytes: new Uint8Array(bytes).fill(index) }
  }
}

test('a ZIP file contains every entry', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'zip-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  await writeZip(join(folder, 'file'), entries(3, 100_000))
  const files = unzipSync(readFileSync(join(folder, 'file')))
  expect(Object.entries(files).map(([name, bytes]) => [name, bytes.length, bytes[99_999]])).toEqual(
    [0, 1, 2].map(index => [`certificate-${index}.pdf`, 100_000, index]),
  )
})

test('a full disk rejects the ZIP file, however many entries follow', async () => {
  await expect(writeZip('/dev/full', entries(50, 100_000))).rejects.toMatchObject({ code: 'ENOSPC' })
})

test('an entry that cannot be read rejects the ZIP file', async () => {
  const broken = async function* () {
    yield* entries(1, 10)
    throw new Error('unreadable')
  }
  await expect(writeZip('/dev/null', broken())).rejects.toThrow('unreadable')
})
