import { createMerkleTree, hashLeaf, hashTree } from './hashes.mjs'
import { parseLine, readLines } from './lines.mjs'
import { MismatchError } from './problem.mjs'

const chunkSize = 1024

const getName = (number, { play }) => `Line ${number} (play ${play?.play_id ?? 'unknown'})`

/** Returns why a line is not the next one in the log; null if it is. */
function findProblem({ number, line, index, size }) {
  if (line.index !== index)
    return line.index > index && line.index < size
      ? `Line ${number}: the line with index ${index} is missing or in another place.`
      : `${getName(number, line)} does not belong here: its index is ${line.index} instead of ${index}.`
  if (index >= size) return `${getName(number, line)} was added: the checkpoint covers ${size} lines.`
  if (!line.play) return `Line ${number}: this play was removed after it was sealed.`
  return null
}

/**
 * Compares the lines of one chunk with the chunk's root, which has already been compared with the
 * checkpoint.
 */
function checkChunk(lines, root, first) {
  const leaves = lines.map(({ line }) => Buffer.from(String(line.leaf), 'hex'))
  const areLeavesSealed = hashTree(leaves).toString('hex') === root
  const hashes = lines.map(({ line }) => hashLeaf(line))
  const changed = hashes.findIndex((hash, index) => !hash.equals(leaves[index]))
  if (areLeavesSealed && changed !== -1)
    throw new MismatchError(
      `${getName(lines[changed].number, lines[changed].line)} was changed after it was sealed.`,
    )
  if (areLeavesSealed) return
  const where = `lines ${lines[0].number} to ${lines.at(-1).number}`
  const hint =
    changed === -1 ? '' : ` The first that differs from its own hash is line ${lines[changed].number}.`
  throw new MismatchError(
    `Something in ${where} was changed, added, removed or reordered (plays ${first + 1} to ${first + lines.length}).${hint}`,
  )
}

function requireChunks(chunks, { root, size, day }) {
  const tree = createMerkleTree()
  for (const chunk of chunks) tree.add(Buffer.from(String(chunk), 'hex'))
  if (tree.root().toString('hex') !== root || chunks.length !== Math.ceil(size / chunkSize))
    throw new MismatchError(`Line 1: the hashes of the sections do not match the checkpoint of ${day}.`)
}

/**
 * Checks a day's log line by line. If the log is correct, adds it to `logs` under the number of its seal.
 */
export async function checkDayLog(path, { chain, logs }) {
  let header = null
  let lines = []
  let index = 0
  const endChunk = () => {
    if (lines.length > 0)
      checkChunk(lines, header.chunks[(index - lines.length) / chunkSize], index - lines.length)
    lines = []
  }
  for await (const one of readLines(path)) {
    const line = parseLine(one)
    if (!header) {
      header = { ...line, checkpoint: chain.add(line.checkpoint) }
      requireChunks(header.chunks, header.checkpoint)
      continue
    }
    const problem = findProblem({ number: one.number, line, index, size: header.checkpoint.size })
    if (problem) {
      // An earlier line of the same chunk may be the first wrong one.
      checkEarlier(lines)
      throw new MismatchError(problem)
    }
    lines.push({ number: one.number, line })
    index += 1
    if (lines.length === chunkSize) endChunk()
  }
  const { seal, size, day } = header.checkpoint
  if (index < size) {
    checkEarlier(lines)
    throw new MismatchError(`The file ends after ${index} lines; the checkpoint of ${day} covers ${size}.`)
  }
  endChunk()
  logs.set(seal, path)
  return `${size} plays received by the end of ${day}, none changed, added or removed`
}

function checkEarlier(lines) {
  for (const { number, line } of lines)
    if (hashLeaf(line).toString('hex') !== line.leaf)
      throw new MismatchError(`${getName(number, line)} was changed after it was sealed.`)
}
