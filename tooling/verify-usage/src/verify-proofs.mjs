import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseEntry } from './entries/parse.mjs'
import { verifyInclusion } from './log/inclusion.mjs'
import { parseVerifierKeys } from './log/note.mjs'
import { MismatchError, UnusableError } from './problem.mjs'
import { createResults } from './results.mjs'
import { readPolicy, reportWitnesses } from './witnesses/check-witnesses.mjs'

export const readText = path =>
  readFile(path, 'utf8').catch(error => {
    throw new UnusableError(`${path} cannot be read: ${error.message}`)
  })

async function readProof(path) {
  const text = await readText(path)
  try {
    const { entry, proof } = JSON.parse(text)
    if (typeof entry === 'string' && typeof proof === 'string') return { entry: Buffer.from(entry), proof }
  } catch {}
  throw new UnusableError(
    'This is not the proof of a play in the usage log. Proofs from before the log are verified with --format 1.',
  )
}

async function verifyProof(path, { keys, policy, results }) {
  const { entry, proof } = await readProof(path)
  const { index, checkpoint } = verifyInclusion(entry, proof, keys)
  const { value, problem } = parseEntry(entry)
  if (problem) throw new MismatchError(`Entry ${index} ${problem}.`)
  const { size, origin, signers } = checkpoint
  await reportWitnesses(policy, checkpoint, results)
  return `${value.type} ${value.play_id ?? ''} is entry ${index} of the ${size} that the key ${signers[0].id} of ${origin} has signed`
}

/** Verifies proofs of single plays. Prints a line for each and returns the exit code. */
export async function verifyProofs(paths, { keyFile, policyFile, print }) {
  const results = createResults(print)
  try {
    const keys = parseVerifierKeys(await readText(keyFile))
    const policy = await readPolicy(policyFile)
    for (const path of paths)
      await results.check(basename(path), () => verifyProof(path, { keys, policy, results }))
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
