/** Writes entries with their lengths, as C2SP tlog-tiles defines an entry bundle. */
export function encodeBundle(entries: readonly Uint8Array[]): Buffer {
  const bundle = Buffer.allocUnsafe(entries.reduce((sum, { length }) => sum + 2 + length, 0))
  let at = 0
  for (const entry of entries) {
    at = bundle.writeUInt16BE(entry.length, at)
    bundle.set(entry, at)
    at += entry.length
  }
  return bundle
}

/** The entries of a bundle. Throws if it ends within one. */
export function decodeBundle(bundle: Buffer): Buffer[] {
  const entries: Buffer[] = []
  for (let at = 0; at < bundle.length; ) {
    const end = at + 2 + bundle.readUInt16BE(at)
    if (end > bundle.length) throw new RangeError('An entry bundle is truncated')
    entries.push(bundle.subarray(at + 2, end))
    at = end
  }
  return entries
}
