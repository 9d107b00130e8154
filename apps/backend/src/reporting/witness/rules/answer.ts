import { type Cosignature, readCosignatures, type WitnessKey } from './cosignature'

/**
 * Why a witness has not signed. Those of `refusals` are kept with what was submitted: `ahead` (it has signed a larger log),
 * `inconsistent` (it has signed another log), `unknown-log` (it does not know the log's name) and `unknown-key` (it does
 * not know the log's key).
 */
export const refusals = ['ahead', 'inconsistent', 'unknown-log', 'unknown-key'] as const
export type Refusal = (typeof refusals)[number]
export const witnessProblems = [
  ...refusals,
  'unreachable',
  'unexpected-answer',
  'malformed',
  'wrong-signature',
  'not-signed',
] as const
export type WitnessProblem = (typeof witnessProblems)[number]

export const isRefusal = (problem: WitnessProblem): problem is Refusal =>
  (refusals as readonly string[]).includes(problem)

type Submission = {
  /** The size that was named as the last one that the witness has signed. */
  from: number
  /** The text of the checkpoint. */
  text: string
  size: number
  /** The number of entries in the log, which may be larger than the checkpoint. */
  logSize: number
  keys: readonly WitnessKey[]
  /** The latest time that a witness's clock may say, in seconds. */
  latest: number
}

export type Answer =
  | { cosignatures: Cosignature[]; problem: null }
  /** The witness has signed another size, from which the submission is repeated. */
  | { from: number }
  /** It has signed a later checkpoint of this log, which the database has lost; the next one is larger. */
  | { isLater: true }
  | { problem: WitnessProblem; size: number | null }

const maxSize = /^(0|[1-9]\d{0,15})\n$/

function readConflict({ contentType, body }: Response, { from, size, logSize }: Submission): Answer {
  const [, text] = maxSize.exec(body) ?? []
  if (text === undefined || !/^text\/x\.tlog\.size\b/.test(contentType))
    // Of the same size with another root, for which the specification defines no body.
    return { problem: from === size ? 'inconsistent' : 'unexpected-answer', size: null }
  const signed = Number(text)
  if (signed > logSize) return { problem: 'ahead', size: signed }
  if (signed > size) return { isLater: true }
  if (signed !== from) return { from: signed }
  return { problem: from === size ? 'inconsistent' : 'unexpected-answer', size: signed }
}

function readSigned(body: string, { text, keys, latest }: Submission): Answer {
  const read = readCosignatures(body, text, keys)
  if (!read) return { problem: 'malformed', size: null }
  if (read.wrong.length > 0 || read.cosignatures.some(({ time }) => time > latest))
    return { problem: 'wrong-signature', size: null }
  if (read.cosignatures.length === 0) return { problem: 'not-signed', size: null }
  return { cosignatures: read.cosignatures, problem: null }
}

type Response = { status: number; contentType: string; body: string }

/** Reads the answer to `add-checkpoint` (C2SP tlog-witness). */
export function readAnswer(response: Response, submission: Submission): Answer {
  const { status, body } = response
  if (status === 200) return readSigned(body, submission)
  if (status === 409) return readConflict(response, submission)
  const problems: Record<number, WitnessProblem> = {
    403: 'unknown-key',
    404: 'unknown-log',
    422: 'inconsistent',
  }
  return { problem: problems[status] ?? 'unexpected-answer', size: null }
}

/** How long to wait after so many failures in a row, in milliseconds: from a minute to an hour. */
export const getRetryDelay = (failures: number): number =>
  60_000 * Math.min(60, 2 ** Math.min(failures - 1, 6))
