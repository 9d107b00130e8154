import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { renderedPage, silentLog } from '../testing/pages'
import { createDiskCache } from './disk-cache'

const newFolder = () => mkdtempSync(join(tmpdir(), 'pages-'))

describe('pages on disk', () => {
  it('are read again as they were written, by a process of the same stamp', async () => {
    const folder = newFolder()
    const { page } = await renderedPage('kept')
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

  it('of another stamp are no pages of this one and go', async () => {
    const folder = newFolder()
    const disk = createDiskCache(folder, 'build-1', silentLog)
    disk.write('/a', (await renderedPage('kept')).page)
    await disk.flush()
    expect(await createDiskCache(folder, 'build-2', silentLog).load()).toEqual([])
    expect(readdirSync(folder)).toEqual([])
  })

  it('that were removed, cut off or changed are passed over', async () => {
    const folder = newFolder()
    const disk = createDiskCache(folder, 'b', silentLog)
    const { page } = await renderedPage('kept')
    for (const key of ['/removed', '/cut', '/changed', '/whole']) disk.write(key, page)
    disk.remove('/removed')
    await disk.flush()
    const fileOf = (key: string) =>
      readdirSync(join(folder, 'b'))
        .map(name => join(folder, 'b', name))
        .find(path => readFileSync(path, 'utf8').includes(`"${key}"`)) ?? ''
    const cut = fileOf('/cut')
    writeFileSync(cut, readFileSync(cut).subarray(0, -3))
    const changed = fileOf('/changed')
    const bytes = readFileSync(changed)
    bytes[bytes.length - 5] = (bytes[bytes.length - 5] ?? 0) ^ 1
    writeFileSync(changed, bytes)
    expect((await createDiskCache(folder, 'b', silentLog).load()).map(([key]) => key)).toEqual(['/whole'])
  })

  it('cost a line in the log where the disk refuses, and nothing else', async () => {
    const folder = join(newFolder(), 'file')
    writeFileSync(folder, '')
    const told: string[] = []
    const disk = createDiskCache(folder, 'b', { ...silentLog, error: (_, message) => told.push(message) })
    disk.write('/a', (await renderedPage('kept')).page)
    await disk.flush()
    expect(told).toEqual(['a page could not be kept on disk'])
  })
})
