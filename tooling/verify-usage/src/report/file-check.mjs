import { createHash } from 'node:crypto'
import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { MismatchError } from '../problem.mjs'
import { describeDifference } from './difference.mjs'

const chunkSize = 256 * 1024
/** The bytes of the given file that are compared line by line after the first difference. */
const shownBytes = 64 * 1024
const newline = 10

function readAt(file, position, length) {
  const bytes = Buffer.alloc(length)
  let end = 0
  while (end < length) {
    const count = readSync(file, bytes, end, length - end, position + end)
    if (count === 0) break
    end += count
  }
  return bytes.subarray(0, end)
}

/** The number of line ends before a position in a file. */
function countLines(file, until) {
  let count = 0
  for (let at = 0; at < until; at += chunkSize)
    for (const byte of readAt(file, at, Math.min(chunkSize, until - at))) if (byte === newline) count += 1
  return count
}

const splitLines = text => text.split('\n')

/**
 * Compares a file with the text that follows from the log. Only the first difference is kept; chunks begin with a line,
 * so that the lines after it can be compared.
 */
function createFileComparison(path, layout) {
  const file = openSync(path, 'r')
  const { size } = fstatSync(file)
  let position = 0
  /** The first chunk that differs, and the one after it. */
  let different = null
  const describe = ({ start, chunks }) => {
    const expected = Buffer.concat(chunks)
    const actual = readAt(file, start, expected.length + shownBytes).toString()
    return describeDifference({
      expected: splitLines(expected.toString()),
      actual: splitLines(actual),
      before: countLines(file, start),
      layout,
    })
  }
  return {
    add(bytes) {
      const start = position
      position += bytes.length
      if (different?.chunks.length === 1) different.chunks.push(Buffer.from(bytes))
      if (different === null && !readAt(file, start, bytes.length).equals(bytes))
        different = { start, chunks: [Buffer.from(bytes)] }
    },
    end() {
      if (different === null && size > position) different = { start: position, chunks: [] }
      const difference = different && describe(different)
      closeSync(file)
      return difference
    },
  }
}

/**
 * Recomputes one file of a report. `path` is the given file, or null if there is none. `end` throws unless the file and
 * its checksum in the manifest are as recomputed.
 */
export function createFileCheck({ layout, rows, bytes, sha256 }, path) {
  const hash = createHash('sha256')
  const comparison = path === null ? null : createFileComparison(path, layout)
  const chunk = Buffer.alloc(chunkSize)
  let length = 0
  let size = 0
  const addBytes = bytes => {
    hash.update(bytes)
    size += bytes.length
    comparison?.add(bytes)
  }
  const flush = () => {
    if (length > 0) addBytes(chunk.subarray(0, length))
    length = 0
  }
  return {
    add(text) {
      // A character has at most three bytes in UTF-8 for each unit of its text.
      if (length + 3 * text.length > chunkSize) flush()
      if (3 * text.length > chunkSize) addBytes(Buffer.from(text))
      else length += chunk.write(text, length)
    },
    end(counted) {
      flush()
      const computed = hash.digest('hex')
      const difference = comparison?.end() ?? null
      if (difference !== null) throw new MismatchError(difference)
      if (computed !== sha256 || size !== bytes)
        throw new MismatchError(
          `The manifest says ${bytes} bytes with the checksum ${sha256}; from the log follow ${size} bytes with ${computed}.${path === null ? ' Give the file too, to see the first line that differs.' : ''}`,
        )
      if (counted !== rows)
        throw new MismatchError(`The manifest says ${rows} lines; from the log follow ${counted}.`)
      return `${counted} lines and ${size} bytes, exactly those that follow from the log`
    },
  }
}
