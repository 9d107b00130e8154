import { MismatchError } from '../problem.mjs'
import { createMonthTest } from './calendar.mjs'
import { createFileCheck } from './file-check.mjs'
import { createTotals } from './totals.mjs'
import { createVenueFinder, isSigned } from './values.mjs'
import { createWriter } from './writers.mjs'

const increment = (counts, name) => {
  counts[name] = (counts[name] ?? 0) + 1
}

function addAmount(amounts, name, milliseconds) {
  amounts[name] ??= { plays: 0, milliseconds: 0 }
  amounts[name].plays += 1
  amounts[name].milliseconds += milliseconds
}

/** Recomputes the numbers and files of one report while the entries of the log are read. */
export function createReportRun({ manifest, getPath, registers, credits }) {
  const { period, from_index, log_size, minimum_seconds } = manifest
  const findVenue = createVenueFinder(registers, manifest.register_size)
  const isInMonth = createMonthTest(period)
  const totals = createTotals()
  const numbers = { entries: {}, rejections: {}, excluded: {} }
  const venues = new Map()
  /** The first play of the month before the entries of this report, and their number. */
  const earlier = { first: null, count: 0 }
  const files = manifest.files.map(file => {
    const writer = createWriter(file.layout)
    const check = createFileCheck(file, getPath(file))
    check.add(writer.begin(manifest))
    return { ...file, writer, check }
  })
  const getReason = (play, venue) => {
    if (!venue) return 'venue'
    if (!isInMonth(play.started_at, venue.values.time_zone)) return 'month'
    return play.duration_ms < 1000 * minimum_seconds ? 'short' : null
  }
  const report = (index, play, { index: entry, values: venue }) => {
    const [, plays = 0, signed = 0] = venues.get(play.business_unit_id) ?? []
    venues.set(play.business_unit_id, [entry, plays + 1, signed + (isSigned(play) ? 1 : 0)])
    const line = { head: manifest, index, play, credits: credits.get(play.credits) ?? null, venue }
    totals.add(line)
    for (const { writer, check } of files) check.add(writer.write(line))
  }
  const considerPlay = (index, play) => {
    const venue = findVenue(play)
    const reason = getReason(play, venue)
    if (index < from_index) {
      if (reason !== null) return
      earlier.first ??= index
      earlier.count += 1
    } else if (reason === null) report(index, play, venue)
    else addAmount(numbers.excluded, reason, play.duration_ms)
  }
  return {
    manifest,
    files,
    totals,
    numbers,
    earlier,
    consider(index, entry) {
      if (index >= log_size) return
      if (index >= from_index) {
        increment(numbers.entries, entry.type)
        if (entry.type === 'rejection') increment(numbers.rejections, entry.reason)
      }
      if (entry.type === 'play') considerPlay(index, entry)
    },
    /** The venues with reported plays, as in the manifest. Since rules 2, it counts their plays and signed plays. */
    listVenues: () =>
      [...venues]
        .sort(([one], [other]) => one - other)
        .map(([unit, counts]) => [unit, ...(manifest.rules === 1 ? counts.slice(0, 1) : counts)]),
    countSigned: () => [...venues.values()].reduce((sum, [, , signed]) => sum + signed, 0),
    /** Compares one file. Throws if it differs. */
    endFile({ writer, check }) {
      for (const text of writer.end(manifest, totals)) check.add(text)
      return check.end(writer.countRows(totals))
    },
  }
}

/** Throws unless the numbers in a manifest are the recomputed ones. */
export function compareNumbers({ manifest, totals, numbers, listVenues, countSigned }) {
  const problems = []
  const compare = (name, said, found) => {
    if (JSON.stringify(said) !== JSON.stringify(found))
      problems.push(
        `${name} is ${JSON.stringify(said)} in the manifest, but ${JSON.stringify(found)} by the log`,
      )
  }
  const compareCounts = (name, said, found, none) => {
    for (const key of new Set([...Object.keys(said), ...Object.keys(found)])) {
      const { plays, milliseconds } = said[key] ?? {}
      const value = typeof said[key] === 'object' ? { plays, milliseconds } : said[key]
      compare(`${name}.${key}`, value ?? none, found[key] ?? none)
    }
  }
  const noPlays = { plays: 0, milliseconds: 0 }
  compareCounts('entries', manifest.entries, numbers.entries, 0)
  compareCounts('rejections', manifest.rejections, numbers.rejections, 0)
  compareCounts('excluded', manifest.excluded, numbers.excluded, noPlays)
  const { rules, reported } = manifest
  const signed = rules === 1 ? {} : { signed_plays: countSigned() }
  compareCounts('reported', reported, { ...totals.all, ...signed }, 0)
  const found = listVenues()
  const byUnit = new Map(manifest.venues.map(([unit, ...counts]) => [unit, counts]))
  for (const [unit, ...counts] of found) {
    const [index = null, ...plays] = byUnit.get(unit) ?? []
    compare(`the entry of venue ${unit}`, index, counts[0])
    compare(`the plays and signed plays of venue ${unit}`, plays, counts.slice(1))
  }
  compare('the list of venues', manifest.venues.length, found.length)
  if (problems.length > 0) throw new MismatchError(`${problems.slice(0, 5).join('; ')}.`)
}
