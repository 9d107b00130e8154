import { fullWidth, type Tile } from '@bgm/validation'

export type HashTile = Tile & { level: number }

/** The number of hashes at a level of a tree. */
export const countHashes = (level: number, size: number): number => Math.floor(size / fullWidth ** level)

/** The width of a tile in a tree, which is 0 if the tree does not have it. */
export const getTileWidth = ({ level, index }: Omit<Tile, 'width'>, size: number): number => {
  const count = countHashes(level === 'entries' ? 0 : level, size)
  return Math.min(fullWidth, Math.max(0, count - index * fullWidth))
}

/** The tiles that a tree of size `to` has and one of size `from` does not have, from the lowest level up. */
export function listGrownTiles(from: number, to: number): HashTile[] {
  const tiles: HashTile[] = []
  for (let level = 0; countHashes(level, to) > 0; level += 1) {
    const [before, after] = [countHashes(level, from), countHashes(level, to)]
    if (before === after) continue
    for (let index = Math.floor(before / fullWidth); index * fullWidth < after; index += 1)
      tiles.push({ level, index, width: getTileWidth({ level, index }, to) })
  }
  return tiles
}
