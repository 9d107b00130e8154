import { parseLoggedPlay } from '../device/logged-play'
import type { LogCheckpoint } from '../log-proofs'
import type { ChainProblem } from './chains'
import type { Facts } from './facts'
import type { EvidenceEntry, EvidenceHead } from './format'

/** A play that the log contains. `isChained`: it claims a place in the chain of its device. */
export type EvidencePlay = {
  index: number
  zone: number
  startedAt: number
  milliseconds: number
  credits: number | undefined
  isChained: boolean
}

/**
 * `changed`: the log does not have this entry at its place; `repeated`: the file has it twice; `signature`: the device
 * has not signed what the log says; `link`: it does not follow the play before it; `copied`: another play has its place;
 * `no-key`: its device has no key in this file; `missing`: `count` plays are missing before it.
 */
export type EvidenceProblem = {
  kind: 'changed' | 'repeated' | ChainProblem['kind']
  index: number
  /** The play, as the file or the log has it; null for another entry. */
  play: { title: string | null; unit: string | null; zone: string; startedAt: number } | null
  count: number | null
}

type ZoneCounts = { unit: string | null; zone: string; signed: number; unsigned: number; unverified: number }

export type EvidenceReport = {
  origin: string
  /** The number of entries in the log that the checkpoint signs. */
  size: number
  month: string
  createdAt: number
  /** The entries of the file that the log contains. */
  entries: number
  /** Plays of the month, by what was found about their signatures. */
  plays: number
  signed: number
  unsigned: number
  /** Plays that claim a signature that this file does not show. */
  unverified: number
  milliseconds: number
  /** Plays of other months, with which the last signature can be verified. */
  outside: number
  waiting: number
  counts: Facts['counts']
  zones: ZoneCounts[]
  /** The first problems. */
  problems: EvidenceProblem[]
  problemCount: number
}

const maxProblems = 50

type Parts = {
  head: EvidenceHead
  tree: LogCheckpoint
  facts: Facts
  plays: readonly EvidencePlay[]
  signed: ReadonlySet<number>
  count: number
  waiting: number
  unproven: readonly EvidenceEntry[]
  repeated: readonly EvidenceEntry[]
  chains: readonly ChainProblem[]
}

function describeEntry(
  { index, entry }: EvidenceEntry,
  facts: Facts,
): Omit<EvidenceProblem, 'kind' | 'count'> {
  const play = parseLoggedPlay(entry)
  const place = play && facts.getZone(play.zone_id)
  return {
    index,
    play: place && { ...place, title: facts.getTitle(play), startedAt: play.started_at },
  }
}

function listProblems({ facts, plays, unproven, repeated, chains }: Parts): EvidenceProblem[] {
  const byIndex = new Map(plays.map(play => [play.index, play]))
  const describe = (index: number) => {
    const play = byIndex.get(index)
    return play && { ...facts.getZone(play.zone), title: facts.getTitle(play), startedAt: play.startedAt }
  }
  return [
    ...unproven.map(entry => ({ kind: 'changed' as const, count: null, ...describeEntry(entry, facts) })),
    ...repeated.map(entry => ({ kind: 'repeated' as const, count: null, ...describeEntry(entry, facts) })),
    ...chains.map(problem => ({
      kind: problem.kind,
      index: problem.index,
      play: describe(problem.index) ?? null,
      count: problem.kind === 'missing' ? problem.count : null,
    })),
  ]
}

const getKind = ({ index, isChained }: EvidencePlay, signed: ReadonlySet<number>) =>
  !isChained ? 'unsigned' : signed.has(index) ? 'signed' : 'unverified'

export function createReport(parts: Parts): EvidenceReport {
  const { head, tree, facts, plays, signed, count, waiting, unproven } = parts
  const own = plays.filter(({ zone, startedAt }) => facts.isInMonth(head.month, zone, startedAt))
  const totals = { signed: 0, unsigned: 0, unverified: 0 }
  const zones = new Map<number, ZoneCounts>()
  for (const play of own) {
    const kind = getKind(play, signed)
    const zone = zones.get(play.zone) ?? {
      ...facts.getZone(play.zone),
      ...{ signed: 0, unsigned: 0, unverified: 0 },
    }
    zones.set(play.zone, zone)
    zone[kind] += 1
    totals[kind] += 1
  }
  const problems = listProblems(parts)
  return {
    origin: tree.origin,
    size: tree.size,
    month: head.month,
    createdAt: head.created_at,
    entries: count - unproven.length,
    plays: own.length,
    ...totals,
    milliseconds: own.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
    outside: plays.length - own.length,
    waiting,
    counts: facts.counts,
    zones: [...zones.values()],
    problems: problems.slice(0, maxProblems),
    problemCount: problems.length,
  }
}
