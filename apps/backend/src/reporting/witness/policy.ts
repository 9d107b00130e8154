import { readFileSync } from 'node:fs'
import { environment } from '#src/platform/runtime/environment'
import { listVerifierKeys } from '#src/reporting/log/keys'
import { getLogState } from '#src/reporting/log/state'
import { emptyPolicy, type Policy, PolicyError, parsePolicy } from './rules/policy'

let current: Policy | undefined

/** Reads the operator's policy; without one, no witness is required. Throws if it is wrong, with the number of the line. */
export function loadPolicy(): Policy {
  const file = environment.USAGE_LOG_POLICY_FILE
  try {
    current = file === undefined ? emptyPolicy : parsePolicy(readFileSync(file))
    return current
  } catch (error) {
    if (!(error instanceof PolicyError) && !(error instanceof Error && 'code' in error)) throw error
    throw new Error(`USAGE_LOG_POLICY_FILE: ${file}: ${error.message}`, { cause: error })
  }
}

export const getPolicy = (): Policy => current ?? loadPolicy()

/** The policy with the present keys of the log, also those that will sign soon (C2SP tlog-policy). */
export async function formatPublicPolicy(): Promise<string> {
  const keys = await listVerifierKeys((await getLogState()).origin)
  const url = new URL('/usage-log', environment.MARKETING_URL).href
  return `${keys.map(key => `log ${key} ${url}\n`).join('')}${getPolicy().text}`
}
