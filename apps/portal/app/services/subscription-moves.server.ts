import type { Api, BusinessUnit } from '@bgm/api-client'
import { fitsArea } from '@bgm/validation'
import type { FieldErrors } from '#app/forms/reply'
import type { ChangeData } from './subscription-changes.server'

const targetStates = ['none', 'expired', 'grace'] as const
const listedTargets = 25

/** Units without a subscription that match a search, by name. */
async function listTargets(api: Api, own: string, q: string): Promise<BusinessUnit[]> {
  const pages = await Promise.all(
    targetStates.map(state =>
      api.businessUnits.list({ state, sort: 'name', page_size: listedTargets, ...(q ? { q } : {}) }),
    ),
  )
  return pages
    .flatMap(({ data }) => data)
    .filter(({ id }) => id !== own)
    .sort((one, other) => one.name.localeCompare(other.name))
}

type Wanted = { q: string; target: string }

/** The units to which a subscription can be moved, and the one that is wanted, or the first one. */
export async function completeMoveChoice(
  api: Api,
  { q, target: wanted }: Wanted,
  { unit, packages, ordering }: ChangeData,
) {
  const targets = await listTargets(api, unit.id, q)
  const target = targets.find(({ id }) => id === wanted) ?? targets[0] ?? null
  const keys = new Set(ordering.subscriptions.map(period => period.package.key))
  const limits = packages.filter(({ key }) => keys.has(key))
  const fits = limits.every(limit => fitsArea(limit, target?.area_size ?? null))
  const errors: FieldErrors = fits ? {} : { target: [{ key: 'validation.package_area' }] }
  return {
    q,
    targets: targets.map(({ id, name, outlet_code }) => ({ id, name, outlet_code })),
    target: target && { id: target.id, name: target.name },
    planned: ordering.scheduled !== null || ordering.pause !== null,
    errors,
  }
}

export const moveSubscription = (api: Api, unit: string, target: string) =>
  api.subscriptions.move(unit, { target })

export const cancelSubscription = (api: Api, unit: string, expected_refund: number) =>
  api.subscriptions.cancel(unit, { expected_refund })
