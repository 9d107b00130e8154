/** The number of hashes in a full tile, and of entries in a full bundle. */
export const fullWidth = 256

/** The path of a tile, or of a bundle (level `entries`), below the address of a log (C2SP tlog-tiles). */
export function formatTilePath(level, index, width = fullWidth) {
  const digits = String(index)
  const groups = digits.padStart(3 * Math.ceil(digits.length / 3), '0').match(/\d{3}/g)
  const place = groups.map((group, at) => (at < groups.length - 1 ? `x${group}` : group)).join('/')
  return `tile/${level}/${place}${width < fullWidth ? `.p/${width}` : ''}`
}

/** The width of a tile in a tree with `size` entries; 0 if the tree does not have it. */
export function getTileWidth(level, index, size) {
  const count = Math.floor(size / fullWidth ** level)
  return Math.min(fullWidth, Math.max(0, count - index * fullWidth))
}

/** All bundles and tiles of a tree, the bundles and the lowest level first. */
export function* listTiles(size) {
  for (let index = 0; index * fullWidth < size; index += 1)
    yield { level: 'entries', index, width: getTileWidth(0, index, size) }
  for (let level = 0, count = size; count > 0; level += 1, count = Math.floor(count / fullWidth))
    for (let index = 0; index * fullWidth < count; index += 1)
      yield { level, index, width: getTileWidth(level, index, size) }
}
