import {
  computeProvenRoot,
  type DeviceLog,
  decodeBase64OrNull,
  formatChainedPlay,
  hashLogEntry,
  isConsistent,
  isNoteSigned,
  isSameBytes,
  type LogCheckpoint,
  type LogCryptography,
  type LogFinding,
  parseLogCheckpoint,
  splitHashList,
} from '@bgm/validation'
import * as z from 'zod/mini'

/** What a device has said about a play, in its entry. */
const playEntrySchema = z.object({
  type: z.literal('play'),
  play_id: z.string(),
  boot: z.string(),
  seq: z.number(),
  epoch: z.number(),
  track: z.string(),
  track_revision: z.number(),
  playlist: z.optional(z.string()),
  layer: z.string(),
  started_at: z.number(),
  duration_ms: z.number(),
  end_reason: z.string(),
  offline: z.number(),
  clock_offset: z.number(),
})

/** The text whose SHA-256 a device has been promised, and when the play began; null if the entry is of no play. */
function readPlay(entry: string): { text: string; startedAt: number } | null {
  try {
    const { duration_ms, offline, playlist, ...play } = playEntrySchema.parse(JSON.parse(entry))
    const said = { ...play, seconds: duration_ms / 1000, offline: offline === 1, playlist: playlist ?? null }
    return { text: formatChainedPlay(said), startedAt: play.started_at }
  } catch {
    return null
  }
}

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
    const play = readPlay(entry)
    if (!root || !isSameBytes(root, tree.root)) check.plays.push({ kind: 'unproven', play_id, entry })
    else if (!play || (await cryptography.digestText(play.text)) !== digest)
      check.plays.push({ kind: 'changed', play_id, entry })
    else check.found.set(play_id, play.startedAt)
  }
  return check
}
