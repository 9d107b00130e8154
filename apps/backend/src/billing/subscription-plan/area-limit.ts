import { fitsArea } from '@bgm/validation'
import { getOrderEligibility } from '#src/billing/order/eligibility'
import { listPackageTerms } from '#src/billing/package-term/terms'
import { fieldError } from '#src/platform/http/errors'
import { listScheduledChanges } from './row'

type Change = { unit: number; before: number; after: number }

/**
 * Refuses a larger area than the packages of a unit allow, paid or planned. A smaller area and units that have outgrown
 * their package before can always be saved.
 */
export async function requireFittingArea({ unit, before, after }: Change, now = new Date()): Promise<void> {
  if (after <= before) return
  const { running } = await getOrderEligibility({ id: unit }, now)
  const planned = (await listScheduledChanges([unit])).get(unit)
  const keys = new Set([...running.map(({ package_key }) => package_key), planned?.package_key])
  const limits = (await listPackageTerms()).filter(({ key }) => keys.has(key))
  if (limits.some(limit => fitsArea(limit, before) && !fitsArea(limit, after)))
    throw fieldError('area_size', 'validation.area_of_package')
}
