import type { CollectiveMonth } from '@bgm/api-client'

export type UsageLogState = NonNullable<CollectiveMonth['log']>
export type Witness = UsageLogState['witnesses'][number]

/** Problems that a witness has found with the log, and not we with the witness. */
const refusals = ['ahead', 'inconsistent', 'unknown-log', 'unknown-key'] as const
export const isRefusal = (problem: Witness['problem']) =>
  problem !== null && (refusals as readonly string[]).includes(problem)

/** Whether a witness has signed the newest checkpoint, and otherwise why not. */
export function getWitnessStanding({ signed_size, problem }: Witness, size: number) {
  if (signed_size !== null && signed_size >= size) return 'signed'
  if (isRefusal(problem)) return 'refused'
  if (problem !== null) return 'failed'
  return signed_size === null ? 'never' : 'behind'
}
export const standingTones = {
  signed: 'ok',
  refused: 'bad',
  failed: 'warn',
  behind: 'warn',
  never: 'off',
} as const

/** Names of witnesses as a part of a sentence. */
export const listNames = (names: readonly string[], locale: 'id' | 'en') =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)
