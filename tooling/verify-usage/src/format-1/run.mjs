import { verifyFiles } from './verify-files.mjs'

const usage = `Usage: npm run verify-usage -- --format 1 FILES

FILES are downloads of sealed days, in any order and number:
  licence-keys.json             the public keys, from /.well-known/licence-keys.json of the site (required)
  usage-log-DAY.jsonl           every play sealed on a day
  usage-checkpoints.jsonl       the chain of all checkpoints
  usage-checkpoint-DAY.jws      one checkpoint, as emailed
  usage-proof-ID.json           the proof of one line
  usage-report-MONTH-vN-jsonl.jsonl
                                a monthly report, with the usage-log-DAY.jsonl of all its days

Exit code: 0 everything matches, 1 something does not, 2 a file cannot be checked.`

/** Verifies downloads from before the usage log was one tree. Returns the exit code. */
export async function runFormat1(paths) {
  if (paths.length === 0 || paths.includes('--help')) {
    console.info(usage)
    return paths.length === 0 ? 2 : 0
  }
  return verifyFiles(paths, line => console.info(line))
}
