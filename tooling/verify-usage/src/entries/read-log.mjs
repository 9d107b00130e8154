import { verifyTree } from '../log/verify-tree.mjs'
import { createArrivalCheck } from './arrival-rules.mjs'
import { createChainCheck } from './chains.mjs'
import { createFindings } from './findings.mjs'
import { parseEntry } from './parse.mjs'
import { createPlayIds } from './play-ids.mjs'
import { createRegisters } from './registers.mjs'

/** The number of wrong entries that are named. */
const maxNamed = 5

/** Collects entries that are wrong, or that this program does not know. */
function createEntryProblems() {
  const problems = { wrong: [], unknown: [], wrongCount: 0, unknownCount: 0 }
  return {
    add(index, { problem, isUnknown }) {
      const list = isUnknown ? problems.unknown : problems.wrong
      if (list.length < maxNamed) list.push(`Entry ${index} ${problem}.`)
      problems[isUnknown ? 'unknownCount' : 'wrongCount'] += 1
    },
    problems,
  }
}

const getRevision = ({ track, track_revision }) => `${track}.${track_revision}`

/** The credits of track revisions, by the index of their entry. */
function createCreditsReader(findings, problems) {
  const byIndex = new Map()
  const revisions = new Set()
  return {
    byIndex,
    add(index, { type, salt, ...credits }) {
      byIndex.set(index, credits)
      const revision = getRevision(credits)
      if (revisions.has(revision)) findings.add('credits that the log already had for their revision', index)
      revisions.add(revision)
    },
    /** The credits of a play; null if it has none. */
    find(index, play) {
      if (play.credits === undefined) return null
      const credits = byIndex.get(play.credits)
      if (credits && getRevision(credits) === getRevision(play)) return credits
      problems.add(index, {
        problem: `(play) names entry ${play.credits} as its credits, which is not an earlier entry with the credits of its track`,
      })
      return null
    },
  }
}

/**
 * Verifies the tiles of a log and reads its entries. Memory grows with venues, devices, licences and works, but not with
 * plays.
 */
export async function readLog(folder, size, { sizes, onProgress }) {
  const registers = createRegisters()
  const findings = createFindings()
  const entryProblems = createEntryProblems()
  const credits = createCreditsReader(findings, entryProblems)
  const arrivals = createArrivalCheck(registers, findings)
  const chains = createChainCheck(registers, findings)
  const playIds = createPlayIds()
  const reports = []
  const keys = []
  const migrations = []
  const counts = {}
  const handlers = {
    play(index, play) {
      playIds.add(play.play_id, index)
      arrivals.checkPlay(index, play, credits.find(index, play))
      chains.checkPlay(index, play)
    },
    rejection: chains.checkRejection,
    credits: credits.add,
    report: (index, report) => reports.push({ index, ...report }),
    key: (index, key) => keys.push({ index, ...key }),
    migration: (index, migration) => migrations.push({ index, ...migration }),
  }
  const onEntry = (index, bytes) => {
    if (index % 1000 === 0) onProgress(index)
    const { value, ...problem } = parseEntry(bytes)
    if (problem.problem) entryProblems.add(index, problem)
    if (!value) return
    const { type, at } = value
    counts[type] = (counts[type] ?? 0) + 1
    if (at !== undefined) arrivals.begin(at)
    const handle = handlers[type] ?? registers.add
    handle(index, value)
  }
  try {
    const tree = await verifyTree(folder, size, sizes, onEntry)
    playIds.listRepeated((index, first) =>
      entryProblems.add(index, { problem: `is a play that is already in the log, as entry ${first}` }),
    )
    const exempt = arrivals.end()
    const signatures = chains.end()
    const { problems } = entryProblems
    return {
      ...tree,
      registers,
      credits: credits.byIndex,
      reports,
      keys,
      migrations,
      counts,
      problems,
      findings,
      exempt,
      signatures,
    }
  } finally {
    playIds.dispose()
  }
}
