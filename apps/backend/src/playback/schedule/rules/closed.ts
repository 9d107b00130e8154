import { listOpenPeriods } from '@bgm/playback'
import type { OpeningHours, Plan } from '@bgm/validation'
import { subtractIntervals } from '#src/customers/business-unit/rules/opening-hours'

type Bounds = Pick<Plan, 'from' | 'until' | 'utc_offset'>
const day = 86_400_000

const label = { id: 'Di luar jam buka', en: 'Outside opening hours' }

/**
 * The silence of a unit while it is closed. Dated exceptions take precedence, and so does what people choose, as for any
 * exception.
 */
export function listClosedPeriods(
  hours: OpeningHours,
  { from, until, utc_offset }: Bounds,
  exceptions: Plan['exceptions'],
): Plan['exceptions'] {
  // Begins the day before, so that the start of a silence past midnight stays the same.
  const range = { from: from - day, until }
  return subtractIntervals([range], [...listOpenPeriods(hours, { utc_offset }, range), ...exceptions])
    .filter(period => period.until > from)
    .map(period => ({ ...period, scope: 'unit' as const, playlist: null, label }))
}
