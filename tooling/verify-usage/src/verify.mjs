import { access, constants, readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import {
  checkConsistency,
  checkSigners,
  keepCheckpoint,
  readKeptCheckpoints,
  requireNotOlder,
} from './checkpoints.mjs'
import { readLog } from './entries/read-log.mjs'
import { openLogFolder } from './log/folder.mjs'
import { openCheckpoint, parseVerifierKeys } from './log/note.mjs'
import { MismatchError, UnusableError } from './problem.mjs'
import { isManifestName, readManifest } from './report/manifest.mjs'
import { checkVersions } from './report/report-entries.mjs'
import { verifyReports } from './report/verify-reports.mjs'
import { createResults } from './results.mjs'
import { hasQuorum, readPolicy, reportWitnesses } from './witnesses/check-witnesses.mjs'

async function readText(path) {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    throw new UnusableError(`${path} cannot be read: ${error.message}`)
  }
}

/** The files in a folder and its folders, such as an unpacked archive of a month; a file is listed as it is. */
async function listFiles(path) {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => null)
  if (entries === null) return [path]
  const names = entries.map(({ name }) => name).sort()
  const files = await Promise.all(names.map(name => (besides.has(name) ? [] : listFiles(join(path, name)))))
  return files.flat()
}

/**
 * What an archive contains beside files of reports: checksums, which are not verified because those in the log are, and
 * the checkpoint and policy with which a version became final, which are given as --kept and --policy.
 */
const besides = new Set(['SHA256SUMS', 'checkpoint', 'policy'])

/** Reads the manifests among the given files. Returns them, and the other files by name. */
async function readFiles(files, results) {
  const manifests = []
  const paths = new Map()
  const read = async (path, name) => {
    await access(path, constants.R_OK).catch(error => {
      throw new UnusableError(`The file cannot be read: ${error.message}`)
    })
    if (isManifestName(name)) manifests.push({ name, ...(await readManifest(path)) })
    else if (paths.has(name)) throw new UnusableError('Two files with this name were given.')
    else paths.set(name, path)
  }
  for (const path of (await Promise.all(files.map(listFiles))).flat()) {
    const name = basename(path)
    await read(path, name).catch(error => results.check(name, () => Promise.reject(error)))
  }
  manifests.sort((one, other) => one.period.localeCompare(other.period) || one.version - other.version)
  return { manifests, paths }
}

const countEntries = counts =>
  Object.entries(counts)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([type, count]) => `${count} ${type}`)
    .join(', ')

function reportEntries(log, size, results) {
  const { wrong, unknown, wrongCount, unknownCount } = log.problems
  const getMore = (count, list) => (count > list.length ? ` (${count} in all)` : '')
  if (wrongCount > 0) results.wrong('entries', wrong.join(' ') + getMore(wrongCount, wrong))
  if (unknownCount > 0)
    results.error(
      'entries',
      `${unknown.join(' ')}${getMore(unknownCount, unknown)} Use a newer version of this program.`,
    )
  if (wrongCount + unknownCount === 0)
    results.ok(
      'entries',
      `${size} (${countEntries(log.counts)}), each canonical JSON with known fields, no play twice`,
    )
}

function reportArrivals({ findings, exempt }, results) {
  const found = findings.list()
  for (const text of found) results.finding('rules at arrival', text)
  if (found.length === 0)
    results.ok(
      'rules at arrival',
      'each play began while its device was paired with the zone and the zone had a licence (give or take 15 minutes), arrived within 36 days, is not longer than its track, and belongs to a venue in the log',
    )
  if (exempt.venues + exempt.devices + exempt.licences > 0)
    results.notChecked(
      'rules at arrival',
      `imported plays from before the log began whose venue (${exempt.venues}), device (${exempt.devices}) or licence (${exempt.licences}) is not in the log`,
    )
}

function reportSignatures({ signatures, counts }, results) {
  const { placed, signed, unsigned, unverified, unsignedDevices } = signatures
  results.ok('plays', `${placed} signed, ${unsigned} unsigned, ${counts.rejection ?? 0} rejected`)
  if (signed > 0)
    results.ok('signatures of devices', `${signed} plays are signed by the key of their device, in its chain`)
  if (unverified > 0)
    results.notChecked(
      'signatures of devices',
      `${unverified} plays whose delivery has no signature in the log`,
    )
  if (unsigned > 0)
    results.notChecked('signatures of devices', `${unsigned} unsigned plays of ${unsignedDevices} devices`)
}

function reportLimits({ others }, { kept, migrations, results }) {
  if (others.length > 0)
    results.notChecked(
      'checkpoint',
      `the signatures of ${others.join(', ')}, whose keys are not in your file`,
    )
  if (kept.length === 0)
    results.notChecked('earlier checkpoints', 'you have given none. Keep this one (--keep) for the next time')
  for (const { index, origin } of migrations)
    results.notChecked(
      'what came before the log',
      origin === undefined
        ? `plays that were sealed daily before the log began are taken from it; entry ${index} says with which seal they ended (--format 1 verifies seals)`
        : `the log ${origin}, whose files were lost; compare entry ${index} with its checkpoints that you have kept`,
    )
  results.notChecked(
    'what entries cannot show',
    'whether music was heard, whether plays of a device overlap or exceed the limit of an hour, and whether names and licences are true',
  )
}

/** How many entries of the log a checkpoint with the quorum covers; null if no quorum is required, or none is known. */
async function findFinalSize(policy, { checkpoint, isReached, kept, results }) {
  if (policy === null || policy.quorum === 'none') return null
  const sizes = [isReached ? checkpoint.size : 0]
  for (const one of kept) if (await hasQuorum(policy, one, results)) sizes.push(one.size)
  return Math.max(...sizes)
}

/** Verifies the tree and the entries. Returns null if the tree is wrong, as nothing else can be verified then. */
async function verifyLog(folder, checkpoint, { sizes, results, onProgress }) {
  let log = null
  const isRight = await results.check('log', async () => {
    log = await readLog(folder, checkpoint.size, {
      sizes: sizes.filter(size => size <= checkpoint.size),
      onProgress: index => onProgress('Reading the log', index, checkpoint.size),
    })
    if (!log.root.equals(checkpoint.root))
      throw new MismatchError(
        `The root of the ${checkpoint.size} entries is not the one that the checkpoint signed: entries were changed, removed, inserted or reordered.`,
      )
    const { bundles, tiles, levels } = log.count
    return `${checkpoint.size} entries in ${bundles} bundles; ${tiles} tiles on ${levels} levels and the root recomputed, all as signed`
  })
  if (isRight) return log
  results.notChecked('entries, reports and files', 'because the log itself is wrong or incomplete')
  return null
}

async function verifyAll(options, { results, onProgress }) {
  const { logFolder, keyFile, policyFile, kept, keep, files } = options
  const keys = parseVerifierKeys(await readText(keyFile))
  const policy = await readPolicy(policyFile, join(logFolder, 'policy'))
  const folder = openLogFolder(logFolder)
  let checkpoint = null
  const isSigned = await results.check('checkpoint', async () => {
    checkpoint = openCheckpoint(await folder.readCheckpoint(), keys)
    return `${checkpoint.origin} with ${checkpoint.size} entries; signature and origin are right`
  })
  if (!isSigned) return
  folder.size = checkpoint.size
  const { isReached, isRight } = await reportWitnesses(policy, checkpoint, results)
  const all = await readKeptCheckpoints(kept, keys, results)
  const { manifests, paths } = await readFiles(files, results)
  const sizes = [...all.map(({ size }) => size), ...manifests.map(({ log_size }) => log_size)]
  const log = await verifyLog(folder, checkpoint, { sizes, results, onProgress })
  const states = []
  for (const one of all)
    states.push(
      await results.check(one.name, () => {
        requireNotOlder(one, checkpoint)
        if (!log)
          throw new UnusableError('It cannot be compared, because the log itself is wrong or incomplete.')
        return checkConsistency(one, log)
      }),
    )
  if (!log) return
  states.push(await results.check('key', () => checkSigners(checkpoint, log)))
  reportEntries(log, checkpoint.size, results)
  reportArrivals(log, results)
  reportSignatures(log, results)
  if (log.reports.length > 0) await results.check('versions', () => checkVersions(log.reports))
  const consistent = all.filter((_, index) => states[index])
  const finalSize = await findFinalSize(policy, { checkpoint, isReached, kept: consistent, results })
  await verifyReports({
    finalSize,
    folder,
    log,
    manifests,
    paths,
    results,
    onProgress: (read, all) => onProgress('Recomputing the reports', read, all),
  })
  reportLimits(checkpoint, { kept: all, migrations: log.migrations, results })
  if (keep && isRight && states.every(Boolean)) results.ok('kept', await keepCheckpoint(kept, checkpoint))
}

/** Verifies a log in a folder, and reports made from it. Prints a line for each result and returns the exit code. */
export async function verifyUsage(options, { print, onProgress }) {
  const results = createResults(print)
  try {
    await verifyAll(options, { results, onProgress })
  } catch (error) {
    if (!(error instanceof UnusableError)) throw error
    results.error('verify-usage', error.message)
  }
  return results.code()
}
