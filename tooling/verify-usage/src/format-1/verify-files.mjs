import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { createCheckpointChain, readKeys, requireConsecutive } from './checkpoint.mjs'
import { checkDayLog } from './day-log.mjs'
import { parseLine, readLines } from './lines.mjs'
import { checkMonthReport } from './month-report.mjs'
import { MismatchError, UnusableFileError } from './problem.mjs'
import { checkProof } from './proof.mjs'

async function readJson(path) {
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch {
    return null
  }
}

async function readFirstLine(path) {
  for await (const { text } of readLines(path)) return text
  return ''
}

const jws = /^[\w-]+\.[\w-]+\.[\w-]+$/

/** Identifies the type of a file by its beginning. */
async function identify(path) {
  const first = await readFirstLine(path).catch(error => {
    throw new UnusableFileError(`The file cannot be read: ${error.message}`)
  })
  if (jws.test(first.trim())) return 'checkpoint'
  const header = (() => {
    try {
      return JSON.parse(first)
    } catch {
      return null
    }
  })()
  if (header?.checkpoint) return header.chunks ? 'day' : 'chain'
  if (header?.report) return 'month'
  const whole = header?.proof || header?.keys ? header : await readJson(path)
  if (Array.isArray(whole?.keys)) return 'keys'
  if (whole?.proof) return 'proof'
  throw new UnusableFileError('This is not a download of the usage log or a monthly report as JSONL.')
}

async function checkChainFile(path, { chain }) {
  let before = null
  let count = 0
  for await (const one of readLines(path)) {
    const checkpoint = chain.add(parseLine(one).checkpoint)
    if (!before && checkpoint.seal !== 1)
      throw new MismatchError(
        `The chain is cut: it begins with seal ${checkpoint.seal} (${checkpoint.day}) instead of 1.`,
      )
    if (before) requireConsecutive(before, checkpoint)
    before = checkpoint
    count += 1
  }
  return `${count} checkpoints, each confirming the one before, up to ${before?.day}`
}

/** The order matters, because reports are compared with logs that have already been checked. */
const checks = {
  day: checkDayLog,
  chain: checkChainFile,
  checkpoint: async (path, { chain }) => {
    const { day, size } = chain.add(await readFile(path, 'utf8'))
    return `checkpoint of ${day} for ${size} plays, signed`
  },
  proof: async (path, { chain }) => checkProof((await readJson(path)).proof, chain),
  month: checkMonthReport,
}

/** Runs a check and prints one line. Returns the exit code. */
async function report(name, print, check) {
  try {
    print(`OK    ${name}: ${await check()}`)
    return 0
  } catch (error) {
    if (!(error instanceof MismatchError || error instanceof UnusableFileError)) throw error
    print(`${error instanceof MismatchError ? 'WRONG' : 'ERROR'} ${name}: ${error.message}`)
    return error instanceof MismatchError ? 1 : 2
  }
}

async function readKeyFiles(files) {
  const keys = new Map()
  for (const { path, kind } of files)
    if (kind === 'keys') for (const [kid, key] of readKeys(await readJson(path))) keys.set(kid, key)
  return keys
}

/** Checks files and prints one line for each. Returns the exit code. */
export async function verifyFiles(paths, print) {
  const codes = []
  const files = []
  for (const path of paths) {
    const name = basename(path)
    try {
      files.push({ path, name, kind: await identify(path) })
    } catch (error) {
      codes.push(await report(name, print, () => Promise.reject(error)))
    }
  }
  const chain = createCheckpointChain(await readKeyFiles(files))
  const context = { chain, logs: new Map() }
  for (const [kind, check] of Object.entries(checks))
    for (const { path, name } of files.filter(file => file.kind === kind))
      codes.push(await report(name, print, () => check(path, context)))
  if (!chain.isEmpty())
    codes.push(
      await report('checkpoints', print, () => {
        const seals = chain.check()
        const issuers = [...new Set(seals.map(({ iss }) => iss))].join(', ')
        return `${seals.length} of ${issuers}, consistent with each other`
      }),
    )
  return codes.includes(1) ? 1 : Math.max(0, ...codes)
}
