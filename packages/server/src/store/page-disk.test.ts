import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { quiet, rendered } from '../testing/pages'
import { createPageDisk } from './page-disk'

const newFolder = () => mkdtempSync(join(tmpdir(), 'pages-'))

describe('pages on disk', () => {
  it('are read again as they were written, by a process of the same stamp', async () => {
    const folder = newFolder()
    const { page } = await rendered('kept')
    const disk = createPageDisk(folder, 'build-1', quiet)
    for (const key of ['/a', '/en/b?x=1']) disk.write(key, page)
    await disk.settle()
    const loaded = await createPageDisk(folder, 'build-1', quiet).load()
    expect(loaded.sort()).toEqual([
      ['/a', page],
      ['/en/b?x=1', page],
    ])
    expect(readdirSync(join(folder, 'build-1')).filter(name => name.endsWith('.part'))).toEqual([])
  })

  it('of another stamp are no pages of this one and go', async () => {
    const folder = newFolder()
    const disk = createPageDisk(folder, 'build-1', quiet)
    disk.write('/a', (await rendered('kept')).page)
    await disk.settle()
    expect(await createPageDisk(folder, 'build-2', quiet).load()).toEqual([])
    expect(readdirSync(folder)).toEqual([])
  })

  it('that were removed, cut off or changed are passed over', async () => {
    const folder = newFolder()
    const disk = createPageDisk(folder, 'b', quiet)
    const { page } = await rendered('kept')
    for (const key of ['/removed', '/cut', '/changed', '/whole']) disk.write(key, page)
    disk.remove('/removed')
    await disk.settle()
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
    expect((await createPageDisk(folder, 'b', quiet).load()).map(([key]) => key)).toEqual(['/whole'])
  })

  it('cost a line in the log where the disk refuses, and nothing else', async () => {
    const folder = join(newFolder(), 'file')
    writeFileSync(folder, '')
    const told: string[] = []
    const disk = createPageDisk(folder, 'b', { ...quiet, error: (_, message) => told.push(message) })
    disk.write('/a', (await rendered('kept')).page)
    await disk.settle()
    expect(told).toEqual(['a page could not be kept on disk'])
  })
})
