import { basename } from 'node:path'
import { readBundle } from '../log/bundle.mjs'
import { MismatchError } from '../problem.mjs'
import { getFileName } from './file-name.mjs'
import { checkReportEntry } from './report-entries.mjs'
import { compareNumbers, createReportRun } from './report-run.mjs'

const formatHours = milliseconds => `${(milliseconds / 3_600_000).toFixed(1)} hours`

/** Reads the entries of a log once more, from the first one that a report needs. */
async function readEntries(folder, runs, onProgress) {
  const from = Math.min(...runs.map(({ from }) => from))
  const until = Math.max(...runs.map(({ run }) => run.manifest.log_size))
  for await (const { bytes, ...bundle } of folder.readBundles(folder.size, from)) {
    if (bundle.first >= until) return
    onProgress(bundle.first - from, until - from)
    let index = bundle.first
    readBundle(bytes, bundle, entry => {
      const value = JSON.parse(entry.toString())
      for (const { run } of runs) run.consider(index, value)
      index += 1
    })
  }
}

function checkManifest({ run, entry, isFirst }) {
  const { manifest, totals, numbers, earlier } = run
  compareNumbers(run)
  if (isFirst && manifest.version === 1 && earlier.count > 0)
    throw new MismatchError(
      `from_index is ${manifest.from_index}, but ${earlier.count} plays of the month come before it; the first is entry ${earlier.first}.`,
    )
  const signed = run.countSigned()
  const rejected = Object.values(numbers.rejections).reduce((sum, count) => sum + count, 0)
  const excluded = Object.entries(numbers.excluded).map(([reason, { plays }]) => `${plays} ${reason}`)
  return (
    `version ${manifest.version} of ${manifest.period}, as in entry ${entry.index}; recomputed from the entries ${manifest.from_index} to ${manifest.log_size - 1}: ` +
    `${totals.all.plays} plays (${signed} signed by devices, ${totals.all.plays - signed} unsigned; ${rejected} others were rejected), ${formatHours(totals.all.milliseconds)}, at ${run.listVenues().length} venues; not reported: ${excluded.join(', ') || 'none'}; shortest play reported: ${manifest.minimum_seconds} s`
  )
}

/** Whether a report's entries begin after those that the given manifests of earlier versions cover. */
function findGap({ version, period, from_index }, isFirst, manifests) {
  if (isFirst && version === 1) return null
  if (isFirst)
    return `the versions of ${period} before ${version} were made from daily seals; verify them with --format 1`
  const isGiven = manifests.some(
    other => other.period === period && other.version === version - 1 && other.log_size === from_index,
  )
  return isGiven
    ? null
    : `whether plays of ${period} before entry ${from_index} are in earlier versions; give the manifest of version ${version - 1} too`
}

function compareThresholds(manifests) {
  for (const { period, version, minimum_seconds } of manifests) {
    const first = manifests.find(other => other.period === period && other.version < version)
    if (first && first.minimum_seconds !== minimum_seconds)
      throw new MismatchError(
        `The versions ${first.version} and ${version} of ${period} have different thresholds (${first.minimum_seconds} and ${minimum_seconds} s).`,
      )
  }
}

/**
 * Recomputes reports from a verified log, and compares them with the given manifests and files. `paths` are the given
 * files by their names. `finalSize` is the number of entries that a checkpoint with the quorum covers; null if none is required.
 */
export async function verifyReports({ folder, log, manifests, paths, results, onProgress, finalSize }) {
  const runs = []
  for (const { name, ...manifest } of manifests) {
    try {
      const found = checkReportEntry(manifest, log.reports, { roots: log.roots, size: folder.size })
      const getPath = file => paths.get(getFileName(manifest, file)) ?? null
      const run = createReportRun({ manifest, getPath, registers: log.registers, credits: log.credits })
      const isComplete = found.isFirst && manifest.version === 1
      runs.push({ name, run, ...found, from: isComplete ? 0 : manifest.from_index })
    } catch (error) {
      await results.check(name, () => Promise.reject(error))
    }
  }
  if (runs.length > 0) await readEntries(folder, runs, onProgress)
  for (const report of runs) {
    await results.check(report.name, () => checkManifest(report))
    if (finalSize !== null && report.entry.index >= finalSize)
      results.finding(
        report.name,
        `not final: no checkpoint with the quorum of the policy covers its entry ${report.entry.index}`,
      )
    for (const file of report.run.files) {
      const name = getFileName(report.run.manifest, file)
      const subject = paths.has(name) ? name : `${name} (not given, recomputed)`
      await results.check(subject, () => report.run.endFile(file))
    }
    const gap = findGap(report.run.manifest, report.isFirst, manifests)
    if (gap) results.notChecked(report.name, gap)
  }
  const known = new Set(manifests.flatMap(one => one.files.map(file => getFileName(one, file))))
  for (const [name, path] of paths)
    if (!known.has(name))
      results.error(basename(path), 'None of the given manifests lists this file. Give its manifest too.')
  if (manifests.length > 1)
    try {
      compareThresholds(manifests)
    } catch (error) {
      await results.check('versions', () => Promise.reject(error))
    }
}
