import { formatLoggedPlay, type LoggedPlay, parseLoggedPlay } from '../device/logged-play'
import {
  computeProvenRoot,
  decodeBase64OrNull,
  hashLogEntry,
  isNoteSigned,
  isSameBytes,
  type LogCheckpoint,
  parseLogCheckpoint,
  splitHashList,
} from '../log-proofs'
import type { ChainProblem, Place } from './chains'
import { verifyChains } from './chains'
import type { EvidenceCryptography } from './cryptography'
import { createFacts, type Facts, parseRegister } from './facts'
import {
  type EvidenceEnd,
  type EvidenceEntry,
  type EvidenceHead,
  evidenceEnd,
  evidenceEntry,
  evidenceHead,
} from './format'
import { readLines, UnreadableLineError } from './lines'
import { createReport, type EvidencePlay, type EvidenceReport } from './report'

export type { EvidenceProblem, EvidenceReport } from './report'

/**
 * `unreadable`: not a file of evidence; `damaged`: its end or one of its lines is not as it was made; `other-log`: it is
 * of a log with another name; `unsigned`: no published key has signed its checkpoint; `unsupported`: signatures cannot
 * be verified here. Otherwise everything was checked, and the report says with which result.
 */
export type EvidenceResult =
  | { outcome: 'unreadable' | 'unsigned' | 'unsupported' }
  | { outcome: 'damaged'; line: number }
  | { outcome: 'other-log'; origin: string }
  | { outcome: 'genuine' | 'contradicted'; report: EvidenceReport }

type Options = {
  /** The published verifier keys of the log. */
  keys: readonly string[]
  cryptography: EvidenceCryptography
  onEntries?: (count: number) => void
}

/** How many proofs are verified at once. */
const batchSize = 64

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const getKeyName = (key: string) => key.slice(0, Math.max(0, key.indexOf('+')))

/** What is wrong with the first line; null if a published key has signed its checkpoint. */
async function findHeadProblem(
  { checkpoint }: EvidenceHead,
  tree: LogCheckpoint,
  { keys, cryptography }: Options,
): Promise<EvidenceResult | null> {
  if (!keys.some(key => getKeyName(key) === tree.origin))
    return { outcome: 'other-log', origin: tree.origin.slice(0, 200) }
  const isSigned = await isNoteSigned(cryptography, checkpoint, keys, tree.origin)
  if (isSigned === null) return { outcome: 'unsupported' }
  return isSigned ? null : { outcome: 'unsigned' }
}

/** Whether the tree contains this entry. */
async function isProven(
  { digest }: EvidenceCryptography,
  { size, root }: LogCheckpoint,
  { index, entry, path }: EvidenceEntry,
): Promise<boolean> {
  const bytes = decodeBase64OrNull(path)
  if (!bytes || bytes.length % 32 !== 0) return false
  const hashes = splitHashList(bytes)
  const proven = await computeProvenRoot(digest, await hashLogEntry(digest, entry), { index, size, hashes })
  return proven !== null && isSameBytes(proven, root)
}

/** Everything that the lines of a file said. */
type Collected = {
  facts: Facts
  plays: EvidencePlay[]
  places: Place[]
  /** Entries that the log does not contain, as the file has them. */
  unproven: EvidenceEntry[]
  /** Entries that the file has more than once. */
  repeated: EvidenceEntry[]
}

async function toPlay(
  { digestText }: EvidenceCryptography,
  index: number,
  play: LoggedPlay,
): Promise<{ play: EvidencePlay; place: Place | null }> {
  const { player_id, zone_id, started_at, duration_ms, credits, chain, prev, signature } = play
  const kept = { index, zone: zone_id, startedAt: started_at, milliseconds: duration_ms, credits }
  if (chain === undefined) return { play: { ...kept, isChained: false }, place: null }
  const digest = await digestText(formatLoggedPlay(play))
  return {
    play: { ...kept, isChained: true },
    place: { index, player: player_id, chain, digest, prev, signature },
  }
}

async function collectEntry(
  cryptography: EvidenceCryptography,
  { facts, plays, places }: Collected,
  { index, entry }: EvidenceEntry,
): Promise<void> {
  const logged = parseLoggedPlay(entry)
  if (logged) {
    const { play, place } = await toPlay(cryptography, index, logged)
    plays.push(play)
    if (place) places.push(place)
    return
  }
  const register = parseRegister(entry)
  if (!register) return
  facts.add(index, register)
  if (register.type !== 'rejection' || register.chain === undefined || register.digest === undefined) return
  places.push({ index, player: register.player_id, chain: register.chain, digest: register.digest })
}

/** Reads all lines after the first one, and verifies the proof of each. */
async function collect(lines: AsyncGenerator<string>, tree: LogCheckpoint, options: Options) {
  const { cryptography, onEntries } = options
  const collected: Collected = { facts: createFacts(), plays: [], places: [], unproven: [], repeated: [] }
  const seen = new Set<number>()
  let [batch, line, count]: [EvidenceEntry[], number, number] = [[], 1, 0]
  let end: EvidenceEnd | null = null
  const settle = async () => {
    const proven = await Promise.all(batch.map(entry => isProven(cryptography, tree, entry)))
    for (const [position, entry] of batch.entries()) {
      if (!proven[position]) collected.unproven.push(entry)
      else if (seen.has(entry.index)) collected.repeated.push(entry)
      else await collectEntry(cryptography, collected, entry)
      seen.add(entry.index)
    }
    batch = []
    onEntries?.(count)
  }
  for await (const text of lines) {
    line += 1
    const value = parseJson(text)
    const entry = evidenceEntry.safeParse(value)
    const last = evidenceEnd.safeParse(value)
    if (end || !(entry.success || last.success)) throw new UnreadableLineError(line)
    if (last.success) end = last.data.end
    if (!entry.success) continue
    count += 1
    if (batch.push(entry.data) === batchSize) await settle()
  }
  await settle()
  if (end?.entries !== count) throw new UnreadableLineError(line + (end ? 0 : 1))
  return { collected, end, count }
}

/** Whether the file has an entry for a place in a chain whose proof is wrong, so that it is not missing, too. */
function createKnown(unproven: readonly EvidenceEntry[]) {
  const known = new Set(
    unproven.flatMap(({ entry }) => {
      const play = parseLoggedPlay(entry)
      return play?.chain === undefined ? [] : [`${play.player_id} ${play.chain}`]
    }),
  )
  return (player: number, chain: number) => known.has(`${player} ${chain}`)
}

async function verifyLines(lines: AsyncGenerator<string>, options: Options): Promise<EvidenceResult> {
  const { value: first } = await lines.next()
  const head = evidenceHead.safeParse(parseJson(typeof first === 'string' ? first : ''))
  const tree = head.success ? parseLogCheckpoint(head.data.checkpoint) : null
  if (!head.success || !tree) return { outcome: 'unreadable' }
  const problem = await findHeadProblem(head.data, tree, options)
  if (problem) return problem
  const { collected, end, count } = await collect(lines, tree, options)
  const { facts, plays, places, unproven, repeated } = collected
  facts.sortKeys()
  const { signed, problems } = await verifyChains(
    options.cryptography,
    places,
    facts.keys,
    createKnown(unproven),
  )
  const report = createReport({
    ...{ head: head.data, tree, facts, plays, signed, count, waiting: end.waiting },
    ...{ unproven, repeated, chains: problems satisfies ChainProblem[] },
  })
  return { outcome: report.problemCount === 0 ? 'genuine' : 'contradicted', report }
}

/** Verifies a file of evidence as it is read. Nothing is trusted but the keys. */
export async function verifyEvidence(
  chunks: AsyncIterable<Uint8Array>,
  options: Options,
): Promise<EvidenceResult> {
  try {
    return await verifyLines(readLines(chunks), options)
  } catch (error) {
    if (!(error instanceof UnreadableLineError)) throw error
    return error.line === 1 ? { outcome: 'unreadable' } : { outcome: 'damaged', line: error.line }
  }
}
