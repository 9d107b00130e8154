import { createHash, generateKeyPairSync, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { loadCompiled } from './harness'

/** A verifier key of a witness that has no program. */
export function createWitnessKey(name = `witness.test/${randomUUID().slice(0, 8)}`): string {
  const raw = generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'der' }).subarray(-32)
  const bytes = Buffer.concat([Buffer.of(4), raw])
  const id = createHash('sha256').update(`${name}\n`).update(bytes).digest('hex').slice(0, 8)
  return `${name}+${id}+${bytes.toString('base64')}`
}

/** Puts a policy in force, as the operator does. */
async function putInForce(text: string): Promise<void> {
  const policies = () => strapi.db.connection('log_policies')
  const last = await policies().max('number').first()
  await policies().insert({ number: Number(last?.max ?? 0) + 1, text, accepted_at: 0 })
}

/** Lets the backend of this process read a policy until the end of the test, which need not be in force. */
export function readPolicy(text: string): { text: string } {
  const { environment } = loadCompiled(() => import('#src/platform/runtime/environment'))
  const { loadPolicy } = loadCompiled(() => import('#src/reporting/witness/policy'))
  const folder = mkdtempSync(join(tmpdir(), 'policy-'))
  const file = join(folder, 'policy')
  writeFileSync(file, text)
  const set = (value: string | undefined) => {
    Object.assign(environment, { USAGE_LOG_POLICY_FILE: value })
    // Other processes of the backend that the test starts use it too.
    if (value === undefined) delete process.env.USAGE_LOG_POLICY_FILE
    else process.env.USAGE_LOG_POLICY_FILE = value
  }
  onTestFinished(() => {
    set(undefined)
    loadPolicy()
    rmSync(folder, { recursive: true })
  })
  set(file)
  return loadPolicy()
}

/** Lets the backend of this process use a policy, which is in force, until the end of the test. */
export async function usePolicy(text: string): Promise<void> {
  onTestFinished(() => putInForce('quorum none\n'))
  await putInForce(readPolicy(text).text)
}

/** Submits the newest checkpoint to all witnesses of the policy, as the job does. */
export const submitCheckpoint = () =>
  loadCompiled(() => import('#src/reporting/witness/submit')).submitCheckpoint()
