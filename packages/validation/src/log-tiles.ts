/** The number of hashes in a full tile, and of entries in a full bundle. */
export const fullWidth = 256

/** A tile of hashes, or a bundle of entries. A width below 256 makes it partial. */
export type Tile = { level: number | 'entries'; index: number; width: number }

const maxLevel = 63
/** Five groups of three digits are the most that an integer can hold. */
const pathPattern =
  /^(?<level>\d{1,2}|entries)\/(?<groups>(?:x\d{3}\/){0,4}\d{3})(?:\.p\/(?<width>\d{1,3}))?$/

function formatIndex(index: number): string {
  const digits = String(index)
  const groups = digits.padStart(Math.ceil(digits.length / 3) * 3, '0').match(/\d{3}/g) ?? []
  return groups.map((group, at) => (at < groups.length - 1 ? `x${group}` : group)).join('/')
}

/** The path of a tile below `tile/`, as C2SP tlog-tiles defines it. */
export const formatTilePath = ({ level, index, width }: Tile): string =>
  `${level}/${formatIndex(index)}${width < fullWidth ? `.p/${width}` : ''}`

/** Parses a path below `tile/`; null unless it is exactly that of a tile. */
export function parseTilePath(path: string): Tile | null {
  const { level, groups = '', width } = pathPattern.exec(path)?.groups ?? {}
  if (level === undefined) return null
  const tile: Tile = {
    level: level === 'entries' ? level : Number(level),
    index: Number(groups.replace(/\D/g, '')),
    width: width === undefined ? fullWidth : Number(width),
  }
  const isKnown = level === 'entries' || Number(level) <= maxLevel
  return isKnown && tile.width > 0 && formatTilePath(tile) === path ? tile : null
}
