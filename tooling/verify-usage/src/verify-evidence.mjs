import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import { createInterface } from 'node:readline'
import { createArrivalCheck } from './entries/arrival-rules.mjs'
import { createChainCheck } from './entries/chains.mjs'
import { createFindings } from './entries/findings.mjs'
import { parseEntry } from './entries/parse.mjs'
import { createRegisters } from './entries/registers.mjs'
import { hashBytes, hashLeaf } from './log/hashes.mjs'
import { computeProvenRoot } from './log/inclusion.mjs'
import { openCheckpoint, parseVerifierKeys } from './log/note.mjs'
import { MismatchError, UnusableError } from './problem.mjs'
import { createResults } from './results.mjs'
import { readText } from './verify-proofs.mjs'
import { readPolicy, reportWitnesses } from './witnesses/check-witnesses.mjs'

const maxNamed = 5

function parseJson(line) {
  try {
    return JSON.parse(line) ?? {}
  } catch {
    return {}
  }
}

function readPath(text) {
  const bytes = Buffer.from(text, 'base64')
  return Array.from({ length: Math.floor(bytes.length / hashBytes) }, (_, at) =>
    bytes.subarray(at * hashBytes, (at + 1) * hashBytes),
  )
}

/** What is wrong with a line; otherwise its value is added to the entries. */
function addEntry({ index, entry, path }, { size, root }, entries) {
  const bytes = Buffer.from(entry)
  if (!Number.isSafeInteger(index) || index < 0 || index >= size) return `Entry ${index} is not in the log.`
  if (!computeProvenRoot(hashLeaf(bytes), { index, size, path: readPath(path) })?.equals(root))
    return `Entry ${index} is not in the log with this content: it or its proof was changed.`
  if (entries.has(index)) return `Entry ${index} is in the file twice.`
  const { value, problem } = parseEntry(bytes)
  if (problem) return `Entry ${index} ${problem}.`
  entries.set(index, value)
  return null
}

/** Reads a file of evidence. Returns its checkpoint and proven entries by index, and what is wrong with others. */
async function readEvidence(path, keys) {
  const entries = new Map()
  const problems = []
  let [checkpoint, head, end, count] = [null, null, null, 0]
  const lines = createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })
  for await (const line of lines) {
    const value = parseJson(line)
    if (!head) {
      if (value.format !== 'usage-evidence/1' || typeof value.checkpoint !== 'string')
        throw new UnusableError('This is not a file of evidence (usage-evidence/1).')
      head = value
      checkpoint = openCheckpoint(head.checkpoint, keys)
    } else if (end) throw new UnusableError('The file goes on after its end.')
    else if (value.end) end = value.end
    else if (typeof value.entry === 'string' && typeof value.path === 'string') {
      count += 1
      const problem = addEntry(value, checkpoint, entries)
      if (problem) problems.push(problem)
    } else throw new UnusableError(`Line ${count + 2} is damaged. Download the file again.`)
  }
  if (end?.entries !== count) throw new UnusableError('The file is incomplete. Download it again.')
  return { head, checkpoint, entries, problems, waiting: end.waiting }
}

/** Checks the entries in the order in which they are in the log. */
function checkEntries(entries) {
  const registers = createRegisters()
  const findings = createFindings()
  const arrivals = createArrivalCheck(registers, findings)
  const chains = createChainCheck(registers, findings, { isPart: true })
  const counts = { play: 0, rejection: 0 }
  const sorted = [...entries].sort(([one], [other]) => one - other)
  const begin = Math.min(...sorted.flatMap(([, { at }]) => at ?? []))
  if (Number.isFinite(begin)) arrivals.begin(begin)
  for (const [index, value] of sorted) if (value.type !== 'play') registers.add(index, value)
  for (const [index, value] of sorted) {
    counts[value.type] = (counts[value.type] ?? 0) + 1
    if (value.type === 'rejection') chains.checkRejection(index, value)
    if (value.type !== 'play') continue
    arrivals.checkPlay(index, value, entries.get(value.credits) ?? null)
    chains.checkPlay(index, value)
  }
  return { findings: findings.list(), exempt: arrivals.end(), signatures: chains.end(), counts }
}

function report({ head, checkpoint, entries, waiting }, results) {
  const { origin, size } = checkpoint
  results.ok('log', `${entries.size} entries are in the ${size} that a key of ${origin} has signed`)
  const { findings, signatures, counts, exempt } = checkEntries(entries)
  const { placed, signed, unsigned, unverified, unsignedDevices } = signatures
  results.ok(
    'plays',
    `${placed} signed, ${unsigned} unsigned, ${counts.rejection} rejected; of ${head.month}, and those that its last signature covers`,
  )
  if (signed > 0) results.ok('signatures of devices', `${signed} plays are signed by the key of their device`)
  for (const text of findings) results.finding('entries', text)
  if (unverified > 0)
    results.notChecked('signatures of devices', `${unverified} plays whose signature is not in the file`)
  if (unsigned > 0)
    results.notChecked(
      'signatures of devices',
      `${unsigned} unsigned plays of ${unsignedDevices} devices, and whether unsigned plays are missing`,
    )
  const exempted = exempt.devices + exempt.licences + exempt.venues
  if (exempted > 0)
    results.notChecked(
      'rules at arrival',
      'some plays from before the log, whose device or licence it does not have',
    )
  if (waiting > 0) results.notChecked('plays', `${waiting} that were not in the log when the file was made`)
}

async function verifyFile(path, { keys, policy, results }) {
  let evidence = null
  const isRead = await results.check(basename(path), async () => {
    evidence = await readEvidence(path, keys).catch(error => {
      if (error.code === undefined) throw error
      throw new UnusableError(`${path} cannot be read: ${error.message}`)
    })
    const { problems } = evidence
    if (problems.length > 0)
      throw new MismatchError(
        `${problems.slice(0, maxNamed).join(' ')}${problems.length > maxNamed ? ` (${problems.length} in all)` : ''}`,
      )
    return `evidence of ${evidence.head.month}`
  })
  if (!isRead) return
  report(evidence, results)
  await reportWitnesses(policy, evidence.checkpoint, results)
}

/** Verifies files of evidence (docs/usage-log.md). Prints a line for each result and returns the exit code. */
export async function verifyEvidence(paths, { keyFile, policyFile, print }) {
  const results = createResults(print)
  try {
    const keys = parseVerifierKeys(await readText(keyFile))
    const policy = await readPolicy(policyFile)
    for (const path of paths) await verifyFile(path, { keys, policy, results })
    results.notChecked(
      'the log',
      'whether the key was revoked, and whether others are shown the same log: verify the whole log for that',
    )
  } catch (error) {
    if (!(error instanceof UnusableError)) throw error
    results.error('verify-usage', error.message)
  }
  return results.code()
}
