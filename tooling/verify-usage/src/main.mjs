import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runFormat1 } from './format-1/run.mjs'
import { mirrorLog } from './log/mirror.mjs'
import { MismatchError, UnusableError } from './problem.mjs'
import { createProgress } from './progress.mjs'
import { verifyUsage } from './verify.mjs'
import { verifyEvidence } from './verify-evidence.mjs'
import { verifyProofs } from './verify-proofs.mjs'

const usage = `Usage: npm run verify-usage -- [options] LOG [FILES]     verifies the usage log and reports made from it
       npm run verify-usage -- mirror ADDRESS FOLDER     copies the log into a folder, or adds what is new
       npm run verify-usage -- --keys FILE proof FILES   verifies proofs of single plays (usage-proof-ID.json)
       npm run verify-usage -- --keys FILE evidence FILES   verifies evidence of a venue's plays (usage-evidence-MONTH.jsonl)
       npm run verify-usage -- --format 1 FILES          verifies downloads of former daily seals

LOG      the address of the log, such as https://example.com/usage-log, or a folder into which it was copied
FILES    manifests of monthly reports (usage-report-MONTH-vN-manifest.json), and files of these reports;
         a folder stands for all files in it, such as the unpacked archive of a month

Options:
  --keys FILE           the keys of the log, which you have kept (from /.well-known/usage-log-key of the site); required
  --policy FILE         the policy of the log, which you have kept (from /usage-log/policy of the site): whose
                        signatures are verified, and how many are needed; otherwise the copy that came with the log
  --kept PATH           a checkpoint that you have kept, or a folder with several; may be repeated
  --keep                stores the new checkpoint beside the kept ones, unless the log contradicts them
  --api-key-file FILE   a file with the API key of a collective body, to read the entries from an address;
                        otherwise the environment variable USAGE_LOG_API_KEY

Exit code: 0 everything matches, 1 something does not, 2 something cannot be checked.`

class UsageError extends Error {}

const options = {
  keys: { type: 'string' },
  policy: { type: 'string' },
  kept: { type: 'string', multiple: true, default: [] },
  keep: { type: 'boolean', default: false },
  'api-key-file': { type: 'string' },
  format: { type: 'string' },
  help: { type: 'boolean', default: false },
}

async function readApiKey(file) {
  if (file === undefined) return process.env.USAGE_LOG_API_KEY ?? null
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    throw new UnusableError(`The API key cannot be read: ${error.message}`)
  }
}

const isAddress = text => /^https?:\/\//.test(text)
const progress = createProgress()
const print = line => {
  progress.clear()
  console.info(line)
}

async function copy(address, folder, values) {
  const { text, newPolicy } = await mirrorLog(address, folder, {
    usesOwnPolicy: values.policy !== undefined,
    apiKey: await readApiKey(values['api-key-file']),
    onProgress: (done, total) => progress.show('Downloading', done, total),
    onWait: seconds => progress.show(`Waiting ${seconds} s, as the server asks for`, 0, 0),
  })
  print(`Copied: ${text}`)
  if (newPolicy === null) return 0
  print(
    `FINDING      policy: the log publishes another one than when it was copied before. It is in ${newPolicy}, and the former one still counts: compare both, ask why, and replace the file if you agree`,
  )
  return 1
}

function getKeyFile({ keys }) {
  if (keys === undefined) throw new UsageError('Name the file with the keys of the log: --keys FILE.')
  return keys
}

async function verify([log, ...files], values) {
  if (log === undefined) throw new UsageError('Name the log.')
  const keyFile = getKeyFile(values)
  if (values.keep && values.kept.length === 0)
    throw new UsageError('Also name a folder for checkpoints: --kept FOLDER.')
  const run = logFolder =>
    verifyUsage(
      {
        ...{ logFolder, keyFile, policyFile: values.policy, files },
        ...{ kept: values.kept, keep: values.keep },
      },
      { print, onProgress: progress.show },
    )
  if (!isAddress(log)) return run(log)
  const folder = await mkdtemp(join(tmpdir(), 'usage-log-'))
  try {
    await copy(log, folder, values)
    return await run(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function run(args) {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  if (values.help) console.info(usage)
  else if (values.format === '1') return runFormat1(positionals)
  else if (values.format !== undefined) throw new UsageError(`There is no format ${values.format}.`)
  else if (positionals[0] === 'mirror') {
    const [, address = '', folder] = positionals
    if (!isAddress(address) || folder === undefined) throw new UsageError('Name an address and a folder.')
    return await copy(address, folder, values)
  } else if (positionals[0] === 'proof')
    return verifyProofs(positionals.slice(1), {
      keyFile: getKeyFile(values),
      policyFile: values.policy,
      print,
    })
  else if (positionals[0] === 'evidence')
    return verifyEvidence(positionals.slice(1), {
      keyFile: getKeyFile(values),
      policyFile: values.policy,
      print,
    })
  else return verify(positionals, values)
  return 0
}

try {
  process.exitCode = await run(process.argv.slice(2).filter(text => text !== '--'))
} catch (error) {
  progress.clear()
  const isUsage = error instanceof UsageError || error.code?.startsWith('ERR_PARSE_ARGS')
  if (!isUsage && !(error instanceof UnusableError || error instanceof MismatchError)) throw error
  console.error(isUsage ? `${error.message}\n\n${usage}` : error.message)
  process.exitCode = error instanceof MismatchError ? 1 : 2
}
