import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { hashLeaf } from '../src/log/hashes.mjs'
import { formatTilePath } from '../src/log/tile-path.mjs'
import { createTileTree } from '../src/log/tile-tree.mjs'
import { createLog } from './generator/log.mjs'

test('tiles on three levels and roots of any size are those of another implementation', () => {
  const folder = mkdtempSync(join(tmpdir(), 'verify-usage-tree-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const log = createLog(folder)
  const tiles = []
  const tree = createTileTree(({ level, index, hashes }) =>
    tiles.push({ path: formatTilePath(level, index), hashes: Buffer.from(hashes) }),
  )
  const sizes = new Set([1, 2, 255, 256, 257, 65_536, 65_800])
  for (let index = 0; index < 65_800; index += 1) {
    const entry = Buffer.from(String(index))
    log.addBytes(entry)
    tree.add(hashLeaf(entry))
    if (sizes.has(index + 1)) expect(tree.root(), `${index + 1} entries`).toEqual(log.getRoot())
  }
  log.publish()
  for (const { level, index, hashes } of tree.partialTiles())
    tiles.push({ path: formatTilePath(level, index, hashes.length / 32), hashes })
  expect(tiles.map(({ path }) => path)).toContain('tile/2/000.p/1')
  for (const { path, hashes } of tiles)
    expect(readFileSync(join(folder, path)).equals(hashes), path).toBe(true)
}, 60_000)
