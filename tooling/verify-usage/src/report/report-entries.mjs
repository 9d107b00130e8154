import { MismatchError } from '../problem.mjs'

const getName = ({ period, version }) => `version ${version} of ${period}`

/** Throws unless the versions of each month in the log follow each other, and continue where the one before ended. */
export function checkVersions(reports) {
  const byMonth = new Map()
  for (const report of reports) {
    const before = byMonth.get(report.period)
    if (before && report.version !== before.version + 1)
      throw new MismatchError(
        `Entry ${report.index} is ${getName(report)}, but entry ${before.index} is ${getName(before)}: ${report.version <= before.version ? 'there are two reports of this version' : 'versions are missing'}.`,
      )
    if (report.log_size > report.index || (before && report.log_size < before.log_size))
      throw new MismatchError(`Entry ${report.index} (${getName(report)}) covers other entries than it can.`)
    byMonth.set(report.period, report)
  }
  return `${[...byMonth.values()].map(({ period, version }) => `${period} up to version ${version}`).join(', ')}, without gaps or repetitions`
}

/**
 * Throws unless a manifest is the one whose checksum is in the log, and covers the entries that it must. Returns its
 * entry, and the first report of its month that was made from the log.
 */
export function checkReportEntry(manifest, reports, { roots, size }) {
  const { period, version, sha256, reported, log_size, root } = manifest
  const ofMonth = reports.filter(report => report.period === period)
  const entry = ofMonth.find(report => report.version === version)
  if (!entry) throw new MismatchError(`The log has no report that is ${getName(manifest)}.`)
  if (entry.manifest_sha256 !== sha256)
    throw new MismatchError(
      `The log has another manifest of ${getName(manifest)} (entry ${entry.index}): this one was changed or never published.`,
    )
  if (log_size > size || entry.log_size !== log_size)
    throw new MismatchError(
      `log_size is ${log_size} in the manifest, but ${entry.log_size} in entry ${entry.index}.`,
    )
  if (roots.get(log_size)?.toString('base64') !== root)
    throw new MismatchError(
      `The tree of the first ${log_size} entries has another root than the manifest says.`,
    )
  if (entry.plays !== reported.plays || entry.milliseconds !== reported.milliseconds)
    throw new MismatchError(`Entry ${entry.index} says other totals than the manifest.`)
  const [first] = ofMonth
  const before = ofMonth.find(report => report.version === version - 1)
  if (manifest.kind !== (version === 1 ? 'final' : 'supplement'))
    throw new MismatchError(`The manifest says that version ${version} is ${manifest.kind}.`)
  if (manifest.register_size !== first.log_size)
    throw new MismatchError(
      `register_size is ${manifest.register_size}, but the first report of the month has ${first.log_size} entries: names of venues could differ between versions.`,
    )
  if (before && manifest.from_index !== before.log_size)
    throw new MismatchError(
      `from_index is ${manifest.from_index}, but ${getName(before)} ends before entry ${before.log_size}.`,
    )
  return { entry, isFirst: entry === first }
}
