import { readFileSync } from 'node:fs'
import { environment } from '#src/platform/runtime/environment'
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

/** The policy of the file that this process has read, which may differ from the one in force. */
export const getPolicy = (): Policy => current ?? loadPolicy()
