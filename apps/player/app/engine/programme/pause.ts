import type { Bundle } from '@bgm/validation'

/**
 * Returns the pause in effect at `now`, with its end; null if the zone is not paused or the pause has ended.
 */
export function getPause({ paused, paused_until: until }: Bundle['desired'], now: number) {
  return paused && (until === null || now < until) ? { until } : null
}
