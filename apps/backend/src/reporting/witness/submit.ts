import { defineRecurringJob } from '#src/platform/jobs/job'
import { callTrusted } from '#src/platform/outgoing/call-trusted'
import { findCheckpoint, type LogCheckpoint } from '#src/reporting/log/checkpoints'
import { parseNote } from '#src/reporting/log/rules/note'
import { buildConsistencyProof } from '#src/reporting/log/rules/proof'
import { getLogState } from '#src/reporting/log/state'
import { createTileReader } from '#src/reporting/log/tile-reader'
import { getPolicy } from './policy'
import { requirePolicyInForce } from './policy-in-force'
import {
  addWitnessRows,
  claimWitnesses,
  findLastSigned,
  listCosignatures,
  releaseWitnesses,
  storeCosignatures,
  storeProblem,
  storeRefusal,
  type WitnessRow,
} from './rows'
import { type Answer, getRetryDelay, isRefusal, readAnswer, type WitnessProblem } from './rules/answer'
import { getKeyLabel, type WitnessKey } from './rules/cosignature'
import { settleReports } from './settle'

const timeout = 10_000
/** Longer than two calls, so that no other process submits meanwhile. */
const claimTime = 30_000
/** Of a response: cosignatures have about 3,400 bytes. */
const maxBytes = 65_536
/** How far a witness's clock may be ahead. */
const clockTolerance = 300_000
/** After a later checkpoint, the next one is signed within a minute. */
const laterDelay = 5_000

/** Witnesses with the same address sign together. */
type Receiver = { url: URL; keys: readonly WitnessKey[] }

function listReceivers(): Receiver[] {
  const receivers = new Map<string, { url: URL; keys: WitnessKey[] }>()
  for (const { key, url } of getPolicy().witnesses) {
    if (!url) continue
    const known = receivers.get(url.href)
    if (known) known.keys.push(key)
    else receivers.set(url.href, { url, keys: [key] })
  }
  return [...receivers.values()]
}

const getAddress = (url: URL): URL => new URL('add-checkpoint', `${url.href.replace(/\/$/, '')}/`)

type Sent = { status: number; answer: Answer }
const unreachable: Sent = { status: 0, answer: { problem: 'unreachable', size: null } }

/** Submits a checkpoint, with the proof that it is consistent with the one that the witness has signed before. */
async function send(
  { url, keys }: Receiver,
  checkpoint: LogCheckpoint,
  from: number,
  signal?: AbortSignal,
): Promise<Sent> {
  const { folder, size: logSize } = await getLogState()
  const { size, text } = checkpoint
  const hashes = await buildConsistencyProof(from, size, createTileReader(folder))
  const proof = hashes.map(hash => `${hash.toString('base64')}\n`).join('')
  const body = `old ${from}\n${proof}\n${text}`
  const contentType = 'text/plain; charset=utf-8'
  const response = await callTrusted(
    { url: getAddress(url), contentType, body, maxBytes, timeout },
    signal,
  ).catch(() => null)
  if (!response) return unreachable
  const submission = {
    ...{ from, size, logSize, keys, text: parseNote(text)?.text ?? '' },
    latest: (Date.now() + clockTolerance) / 1000,
  }
  const answer = readAnswer({ ...response, body: response.body.toString() }, submission)
  return { status: response.status, answer }
}

/** Submits from the size that the witness is known to have signed, and once again from the size that it names. */
async function sendTwice(receiver: Receiver, checkpoint: LogCheckpoint, known: number, signal?: AbortSignal) {
  const from = Math.min(known, checkpoint.size)
  const first = await send(receiver, checkpoint, from, signal)
  return 'from' in first.answer ? send(receiver, checkpoint, first.answer.from, signal) : first
}

async function storeFailure(
  rows: readonly WitnessRow[],
  { url }: Receiver,
  { problem, size }: { problem: WitnessProblem; size: number | null },
): Promise<void> {
  const now = Date.now()
  const failures = Math.max(...rows.map(row => row.failures)) + 1
  strapi.log.warn('a witness has not signed the usage log', { witness: url.host, problem, failures })
  await storeProblem(rows, { problem, size, next: now + getRetryDelay(failures) }, now)
}

async function keepRefusal(
  keys: readonly string[],
  checkpoint: LogCheckpoint,
  { problem, size, status }: { problem: WitnessProblem; size: number | null; status: number },
): Promise<void> {
  if (!isRefusal(problem)) return
  strapi.log.error('a witness refuses to sign the usage log', { problem, witness_size: size })
  const known = keys[0] === undefined ? null : await findLastSigned(keys[0])
  const refusal = { reason: problem, status, witness_size: size, checkpoint: checkpoint.text, known }
  await storeRefusal(keys, refusal, Date.now())
}

async function exchange(
  receiver: Receiver,
  rows: readonly WitnessRow[],
  checkpoint: LogCheckpoint,
  signal?: AbortSignal,
): Promise<void> {
  const labels = rows.map(({ key }) => key)
  const { status, answer } = await sendTwice(receiver, checkpoint, rows[0]?.size ?? 0, signal)
  // A shutdown says nothing about the witness.
  if (signal?.aborted) return releaseWitnesses(labels)
  if ('isLater' in answer) return releaseWitnesses(labels, { next_try_at: Date.now() + laterDelay })
  if ('from' in answer)
    return storeFailure(rows, receiver, { problem: 'unexpected-answer', size: answer.from })
  if (answer.problem !== null) {
    await keepRefusal(labels, checkpoint, { ...answer, status })
    return storeFailure(rows, receiver, { ...answer, size: null })
  }
  const now = Date.now()
  await storeCosignatures(checkpoint, answer.cosignatures, now)
  await releaseWitnesses(labels, { size: checkpoint.size, failures: 0, next_try_at: 0 })
  // Another key at the same address must not be tried less often for it.
  const signed = answer.cosignatures.map(({ key }) => getKeyLabel(key))
  const missing = rows.filter(({ key }) => !signed.includes(key))
  await storeProblem(missing, { problem: 'not-signed', size: checkpoint.size, next: 0 }, now)
  await settleReports(checkpoint)
}

/** Submits the newest checkpoint to one address, unless all its witnesses have signed it. */
async function submitTo(receiver: Receiver, signal?: AbortSignal): Promise<void> {
  const labels = receiver.keys.map(getKeyLabel)
  const now = Date.now()
  const rows = await claimWitnesses(labels, { now, until: now + claimTime })
  if (!rows) return
  try {
    const checkpoint = await findCheckpoint()
    const signed = checkpoint ? (await listCosignatures(checkpoint)).map(({ key }) => key) : []
    if (!checkpoint || labels.every(label => signed.includes(label))) return await releaseWitnesses(labels)
    await exchange(receiver, rows, checkpoint, signal)
  } catch (error) {
    await releaseWitnesses(labels)
    throw error
  }
}

/**
 * Submits the newest checkpoint to all witnesses that have not signed it, side by side. Another process or run that is
 * already submitting to a witness goes on, and the others do not wait for it.
 */
export async function submitCheckpoint(signal?: AbortSignal): Promise<void> {
  if (!(await requirePolicyInForce())) return
  await addWitnessRows(
    getPolicy().witnesses.map(({ key }) => getKeyLabel(key)),
    Date.now(),
  )
  const sent = await Promise.allSettled(listReceivers().map(receiver => submitTo(receiver, signal)))
  const checkpoint = await findCheckpoint()
  if (checkpoint) await settleReports(checkpoint)
  const failed = sent.find(result => result.status === 'rejected')
  if (failed) throw failed.reason
}

export const submitCheckpointJob = defineRecurringJob(
  'submit-checkpoint',
  ({ signal }) => submitCheckpoint(signal),
  // A run that waits for a slow witness does not keep the next one from submitting to the others.
  { concurrency: 3, cron: '* * * * *' },
)
