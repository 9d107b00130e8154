import {
  computeProvenRoot,
  type DeviceLog,
  decodeBase64OrNull,
  formatLoggedPlay,
  hashLogEntry,
  isConsistent,
  isNoteSigned,
  isSameBytes,
  type LogCheckpoint,
  type LogCryptography,
  type LogFinding,
  parseLogCheckpoint,
  parseLoggedPlay,
  splitHashList,
} from '@bgm/validation'

export type LogProblem = Pick<LogFinding, 'kind' | 'play_id' | 'entry'>

export type LogCheck = {
  /** Problems of the log as a whole: its plays are not checked then. */
  tree: LogProblem | null
  plays: LogProblem[]
  /** When the plays began that are in the log as they were promised, by id. */
  found: Map<string, number>
}

type Cryptography = LogCryptography & { digestText: (text: string) => Promise<string> }

const ofTree = (kind: LogFinding['kind']): LogProblem => ({ kind, play_id: null, entry: null })

/** Whether a log continues the one that was seen before; a problem otherwise. */
async function findTreeProblem(
  cryptography: Cryptography,
  { checkpoint, keys, consistency }: DeviceLog,
  tree: LogCheckpoint,
  known: LogCheckpoint | null,
): Promise<LogProblem | null> {
  if ((await isNoteSigned(cryptography, checkpoint, keys, tree.origin)) === false) return ofTree('unsigned')
  if (!known) return null
  if (known.origin !== tree.origin) return ofTree('forked')
  if (known.size > tree.size || consistency === null) return ofTree('shrunk')
  const hashes = splitHashList(decodeBase64OrNull(consistency) ?? new Uint8Array())
  return (await isConsistent(cryptography.digest, known, tree, hashes)) ? null : ofTree('forked')
}

/**
 * Verifies what the server says about the usage log: that it continues the one that was seen before, and contains plays
 * with the digests that were promised. Hashing is asynchronous, so that nothing waits for it.
 */
export async function verifyLog(
  cryptography: Cryptography,
  log: DeviceLog,
  known: string | null,
  promised: ReadonlyMap<string, string>,
): Promise<LogCheck> {
  const tree = parseLogCheckpoint(log.checkpoint)
  const none = { plays: [], found: new Map<string, number>() }
  if (!tree) return { tree: ofTree('unsigned'), ...none }
  const problem = await findTreeProblem(cryptography, log, tree, known ? parseLogCheckpoint(known) : null)
  if (problem) return { tree: problem, ...none }
  const hashes = splitHashList(decodeBase64OrNull(log.hashes) ?? new Uint8Array())
  const check: LogCheck = { tree: null, ...none }
  for (const { play_id, index, entry, path } of log.entries) {
    const digest = promised.get(play_id)
    if (digest === undefined) continue
    const proof = path.flatMap(position => hashes[position] ?? [])
    const leaf = await hashLogEntry(cryptography.digest, entry)
    const root = await computeProvenRoot(cryptography.digest, leaf, { index, size: tree.size, hashes: proof })
    const play = parseLoggedPlay(entry)
    if (!root || !isSameBytes(root, tree.root)) check.plays.push({ kind: 'unproven', play_id, entry })
    else if (!play || (await cryptography.digestText(formatLoggedPlay(play))) !== digest)
      check.plays.push({ kind: 'changed', play_id, entry })
    else check.found.set(play_id, play.started_at)
  }
  return check
}
