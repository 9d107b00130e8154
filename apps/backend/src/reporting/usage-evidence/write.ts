import {
  type EvidenceEnd,
  type EvidenceEntry,
  type EvidenceHead,
  evidenceFormat,
  maxMergeDelayMs,
} from '@bgm/validation'
import type { Scope } from '#src/customers'
import { notFound } from '#src/platform/http/errors'
import { mapInSlices } from '#src/platform/runtime/map-in-slices'
import { findCheckpointAfter, findCheckpointBefore, type LogCheckpoint } from '#src/reporting/log/checkpoints'
import { createInclusionProver } from '#src/reporting/log/rules/proof'
import { getLogState } from '#src/reporting/log/state'
import { createTileReader } from '#src/reporting/log/tile-reader'
import { matchingZoneRows, type UsagePeriod } from '#src/reporting/usage/totals'
import { findCosignedCheckpoint } from '#src/reporting/witness/cosigned'
import { type IndexedEntry, readEntriesAbout, readEntriesAt } from './entries'
import { type ChainPart, type EvidenceRow, listPlaysForSignatures, readPlays } from './plays'

const hour = 3_600_000

type Log = { folder: string; checkpoint: LogCheckpoint }

/** Writes entries with their proofs, one a line, in slices of a few milliseconds. */
async function writeEntries({ folder, checkpoint }: Log, entries: readonly IndexedEntry[]): Promise<string> {
  // A reader for each page, because it keeps its tiles.
  const prove = createInclusionProver(checkpoint.size, createTileReader(folder))
  const lines = await mapInSlices(entries, async ({ index, bytes }) => {
    const path = Buffer.concat(await prove(index)).toString('base64')
    const line: EvidenceEntry = { index, entry: Buffer.from(bytes).toString(), path }
    return `${JSON.stringify(line)}\n`
  })
  return lines.join('')
}

const day = 24 * hour

const listDates = ({ from, until }: UsagePeriod): string[] => {
  const first = Date.parse(`${from}T00:00:00Z`)
  const count = (Date.parse(`${until}T00:00:00Z`) - first) / day
  return Array.from({ length: count }, (_, index) => new Date(first + index * day).toISOString().slice(0, 10))
}

const creditsPattern = /"credits":(\d+)/

/** What the entries written so far have in common. */
function createSummary({ checkpoint: { size } }: Log, from: number) {
  const credits = new Set<number>()
  const chains = new Map<number, ChainPart>()
  const summary = { entries: 0, waiting: 0, from, until: from }
  return {
    credits,
    chains,
    summary,
    /** Counts plays, and returns the entries of those that the checkpoint covers. */
    add(rows: readonly EvidenceRow[]): IndexedEntry[] {
      return rows.flatMap(({ player_id, started_at, received_at, chain, index, bytes }) => {
        if (index === null || bytes === null || index >= size) {
          summary.waiting += 1
          return []
        }
        summary.from = Math.min(summary.from, received_at)
        summary.until = Math.max(summary.until, received_at)
        const [, credit] = creditsPattern.exec(Buffer.from(bytes).toString()) ?? []
        if (credit !== undefined) credits.add(Number(credit))
        if (chain !== null) {
          const part = chains.get(player_id) ?? { chains: [], from: started_at, until: started_at }
          part.chains.push(chain)
          part.from = Math.min(part.from, started_at)
          part.until = Math.max(part.until, started_at)
          chains.set(player_id, part)
        }
        return [{ index, bytes }]
      })
    },
  }
}

/** The plays of the period, and those beside them that their signatures need. */
async function* readEvidencePlays(
  scope: Scope,
  period: UsagePeriod,
  { add, chains, summary }: ReturnType<typeof createSummary>,
): AsyncGenerator<IndexedEntry[]> {
  for await (const rows of readPlays({ scope, period, works: null }, listDates(period))) yield add(rows)
  const { waiting } = summary
  for (const [player, part] of chains) yield add(await listPlaysForSignatures(player, part))
  summary.waiting = waiting
}

async function listPlaces(scope: Scope, period: UsagePeriod): Promise<{ zones: number[]; units: number[] }> {
  const rows: { zone: number; unit: number }[] = await matchingZoneRows(scope, period).select({
    zone: 'z.id',
    unit: 'u.id',
  })
  return { zones: rows.map(({ zone }) => zone), units: [...new Set(rows.map(({ unit }) => unit))] }
}

/** The indexes between which what has arrived at these times was appended. */
async function findIndexRange(from: number, until: number, size: number) {
  const [before, after] = await Promise.all([
    findCheckpointBefore(from),
    findCheckpointAfter(until + maxMergeDelayMs),
  ])
  return { size, from: before?.size ?? 0, until: after?.size ?? size }
}

/** Writes the plays of a period with everything that the log says about their places, devices and works. */
async function* write(scope: Scope, period: UsagePeriod, log: Log): AsyncGenerator<string> {
  const { checkpoint } = log
  const { size, text } = checkpoint
  const head: EvidenceHead = {
    format: evidenceFormat,
    month: period.month,
    created_at: Date.now(),
    checkpoint: text,
  }
  yield `${JSON.stringify(head)}\n`
  // Months begin at midnight in the unit's time zone, which is at most two hours earlier than in Jakarta.
  const begin = Date.parse(`${period.from}T00:00:00Z`) - 9 * hour
  const collected = createSummary(log, begin)
  const { credits, summary } = collected
  for await (const entries of readEvidencePlays(scope, period, collected)) {
    summary.entries += entries.length
    yield writeEntries(log, entries)
  }
  const end = Math.max(summary.until, Date.parse(`${period.until}T00:00:00Z`) - 7 * hour)
  const range = await findIndexRange(summary.from, end, size)
  const { zones, units } = await listPlaces(scope, period)
  const others = [
    readEntriesAbout('venues', units, range),
    readEntriesAbout('zones', zones, range),
    readEntriesAt([...credits]),
  ]
  for (const pages of others)
    for await (const entries of pages) {
      summary.entries += entries.length
      yield writeEntries(log, entries)
    }
  const last: EvidenceEnd = { entries: summary.entries, waiting: summary.waiting }
  yield `${JSON.stringify({ end: last })}\n`
}

/**
 * The file with which anybody can verify the plays of a period without us (docs/usage-log.md). Throws 404 before the
 * first checkpoint.
 */
export async function openEvidence(scope: Scope, period: UsagePeriod): Promise<AsyncGenerator<string>> {
  const [{ folder }, checkpoint] = await Promise.all([getLogState(), findCosignedCheckpoint()])
  if (!checkpoint) throw notFound()
  return write(scope, period, { folder, checkpoint })
}
