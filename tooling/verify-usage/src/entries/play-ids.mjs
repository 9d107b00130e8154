import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const parts = 256
const idBytes = 16
const recordBytes = idBytes + 8
const bufferBytes = 512 * recordBytes

/** Calls `onRepeated(index, first)` for each record whose id occurred before. */
function findRepeated(records, onRepeated) {
  const count = records.length / recordBytes
  const size = 2 ** Math.ceil(Math.log2(2 * count + 1))
  // An open hash table with the positions of records, counted from 1.
  const table = new Uint32Array(size)
  const getIndex = at => Number(records.readBigUInt64LE(at * recordBytes + idBytes))
  const find = at => {
    const start = at * recordBytes
    let slot = (records.readUInt32LE(start + 4) ^ records.readUInt32LE(start + 12)) & (size - 1)
    for (; table[slot] !== 0; slot = (slot + 1) & (size - 1)) {
      const other = (table[slot] - 1) * recordBytes
      if (records.compare(records, other, other + idBytes, start, start + idBytes) === 0) break
    }
    return slot
  }
  for (let at = 0; at < count; at += 1) {
    const slot = find(at)
    if (table[slot] === 0) table[slot] = at + 1
    else onRepeated(getIndex(at), getIndex(table[slot] - 1))
  }
}

/**
 * Finds ids that occur more than once. They are kept in temporary files, by their last byte, which is random (the first
 * ones may be a time), so that memory does not grow with the log.
 */
export function createPlayIds() {
  const buffers = new Array(parts).fill(null)
  const files = new Array(parts).fill(null)
  let folder = null
  const getPath = part => join(folder, String(part))
  const flush = part => {
    folder ??= mkdtempSync(join(tmpdir(), 'verify-usage-'))
    files[part] ??= openSync(getPath(part), 'w')
    const { bytes, end } = buffers[part]
    writeSync(files[part], bytes, 0, end)
    buffers[part].end = 0
  }
  const dispose = () => {
    for (const file of files) if (file !== null) closeSync(file)
    files.fill(null)
    if (folder !== null) rmSync(folder, { recursive: true })
    folder = null
  }
  return {
    add(id, index) {
      const part = Number.parseInt(id.slice(-2), 16)
      buffers[part] ??= { bytes: Buffer.allocUnsafe(bufferBytes), end: 0 }
      const buffer = buffers[part]
      buffer.bytes.write(id.replaceAll('-', ''), buffer.end, idBytes, 'hex')
      buffer.bytes.writeBigUInt64LE(BigInt(index), buffer.end + idBytes)
      buffer.end += recordBytes
      if (buffer.end === bufferBytes) flush(part)
    },
    listRepeated(onRepeated) {
      for (const [part, buffer] of buffers.entries()) {
        if (!buffer) continue
        const stored = files[part] === null ? [] : [readFileSync(getPath(part))]
        findRepeated(Buffer.concat([...stored, buffer.bytes.subarray(0, buffer.end)]), onRepeated)
      }
    },
    /** Deletes the temporary files. */
    dispose,
  }
}
