import type { PartState } from '@bgm/validation'

/** Failures in a row from which a part is down; fewer may be a restart. */
const downAfter = 3

export type PartRecord = { state: PartState; failures: number; since: number }

/** The state after a check; `passed` is null if there was nothing to measure. */
export function getNextState(
  previous: PartRecord | undefined,
  passed: boolean | null,
  now: number,
): PartRecord {
  const failures = passed === false ? (previous?.failures ?? 0) + 1 : 0
  const state = passed === null ? 'unmeasured' : passed ? 'good' : failures < downAfter ? 'failing' : 'down'
  // A part is down since the first failure.
  const continues = previous?.state === state || (previous?.state === 'failing' && state === 'down')
  return { state, failures, since: continues ? previous.since : now }
}
