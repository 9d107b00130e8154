import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createRenderResult, silentLog } from '../testing/pages'
import { createDiskCache } from './disk-cache'

const newFolder = () => mkdtempSync(join(tmpdir(), 'pages-'))

describe('the disk cache', () => {
  test('loads pages with the same stamp exactly as they were written', async () => {
    const folder = newFolder()
    const { page } = await createRenderResult('cached')
    const disk = createDiskCache(folder, 'build-1', silentLog)
    for (const key of ['/a', '/en/b?x=1']) disk.write(key, page)
    await disk.flush()
    const loaded = await createDiskCache(folder, 'build-1', silentLog).load()
    expect(loaded.sort()).toEqual([
      ['/a', page],
      ['/en/b?x=1', page],
    ])
    expect(readdirSync(join(folder, 'build-1')).filter(name => name.endsWith('.part'))).toEqual([])
  })

  test('deletes pages with another stamp', async () => {
    const folder = newFolder()
    const disk = createDiskCache(folder, 'build-1', silentLog)
    disk.write('/a', (await createRenderResult('cached')).page)
    await disk.flush()
    expect(await createDiskCache(folder, 'build-2', silentLog).load()).toEqual([])
    expect(readdirSync(folder)).toEqual([])
  })

  test('does not load pages that were removed, truncated or changed', async () => {
    const folder = newFolder()
    const disk = createDiskCache(folder, 'b', silentLog)
    const { page } = await createRenderResult('cached')
    for (const key of ['/removed', '/truncated', '/changed', '/complete']) disk.write(key, page)
    disk.remove('/removed')
    await disk.flush()
    const getFile = (key: string) =>
      readdirSync(join(folder, 'b'))
        .map(name => join(folder, 'b', name))
        .find(path => readFileSync(path, 'utf8').includes(`"${key}"`)) ?? ''
    const truncated = getFile('/truncated')
    writeFileSync(truncated, readFileSync(truncated).subarray(0, -3))
    const changed = getFile('/changed')
    const bytes = readFileSync(changed)
    bytes[bytes.length - 5] = (bytes[bytes.length - 5] ?? 0) ^ 1
    writeFileSync(changed, bytes)
    expect((await createDiskCache(folder, 'b', silentLog).load()).map(([key]) => key)).toEqual(['/complete'])
  })

  test('logs a write error and has no other effect', async () => {
    const folder = join(newFolder(), 'file')
    writeFileSync(folder, '')
    const messages: string[] = []
    const disk = createDiskCache(folder, 'b', { ...silentLog, error: (_, message) => messages.push(message) })
    disk.write('/a', (await createRenderResult('cached')).page)
    await disk.flush()
    expect(messages).toEqual(['a cached page could not be written to disk'])
  })
})
