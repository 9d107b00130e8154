import { z } from 'zod'
import { environment } from '#src/platform/runtime/environment'
import { listVerifierKeys } from '#src/reporting/log/keys'
import { getLogState } from '#src/reporting/log/state'
import { getPolicy } from './policy'
import { emptyPolicy, type Policy, parsePolicy } from './rules/policy'

const policies = () => strapi.db.connection('log_policies')
const row = z.object({ text: z.string() })

/** Null before a policy that names witnesses was used. */
async function findAcceptedText(): Promise<string | null> {
  const found: unknown = await policies().orderBy('number', 'desc').first('text')
  return found ? row.parse(found).text : null
}

/** The policy that was accepted last, whatever the file of this process says. It has no addresses of witnesses then. */
export async function getPolicyInForce(): Promise<Policy> {
  const text = await findAcceptedText()
  return text === null || text === getPolicy().text ? getPolicy() : parsePolicy(Buffer.from(text))
}

/** Whether the file of this process, or that it has none, is the policy in force. */
export async function isPolicyInForce(): Promise<boolean> {
  const text = await findAcceptedText()
  return text === null || text === getPolicy().text
}

const addPolicy = (number: number, text: string) =>
  policies().insert({ number, text, accepted_at: Date.now() }).onConflict('number').ignore()

/**
 * Whether this process may submit checkpoints and make reports final. The first policy that names witnesses is accepted;
 * every other one, also that no witness is required any more, only by the operator.
 */
export async function requirePolicyInForce(): Promise<boolean> {
  const { text } = getPolicy()
  if (text !== emptyPolicy.text && (await findAcceptedText()) === null) await addPolicy(1, text)
  if (await isPolicyInForce()) return true
  strapi.log.error(
    'the policy of the usage log is not the one in force, so this backend makes no report final: set USAGE_LOG_POLICY_FILE as for the other backends, or let the operator accept the new policy with the program usage-log-policy',
    { file: environment.USAGE_LOG_POLICY_FILE ?? null },
  )
  return false
}

const numberRow = z.object({ number: z.coerce.number().int() })

/**
 * Puts the policy of the file in force. Returns its text, which was in force already unless `isNew`. Throws if no file is
 * named: that no witness is required is said by a file too.
 *
 * @public for programs/usage-log-policy.mjs
 */
export async function acceptPolicy(): Promise<{ text: string; isNew: boolean }> {
  if (environment.USAGE_LOG_POLICY_FILE === undefined)
    throw new Error(
      'USAGE_LOG_POLICY_FILE is not set. A file with the line "quorum none" requires no witness',
    )
  const { text } = getPolicy()
  if (text === (await findAcceptedText())) return { text, isNew: false }
  const { number } = numberRow.parse(
    await policies().select(strapi.db.connection.raw('coalesce(max(number), 0) + 1 as number')).first(),
  )
  await addPolicy(number, text)
  if (text !== (await findAcceptedText())) throw new Error('Another policy was accepted at the same time')
  return { text, isNew: true }
}

/** The policy in force with the present keys of the log, also those that will sign soon (C2SP tlog-policy). */
export async function formatPublicPolicy(): Promise<string> {
  const keys = await listVerifierKeys((await getLogState()).origin)
  const url = new URL('/usage-log', environment.MARKETING_URL).href
  return `${keys.map(key => `log ${key} ${url}\n`).join('')}${(await getPolicyInForce()).text}`
}

/** @public for programs/usage-log-policy.mjs */
export const describePolicy = async () => ({
  text: (await getPolicyInForce()).text,
  isInForce: await isPolicyInForce(),
})
