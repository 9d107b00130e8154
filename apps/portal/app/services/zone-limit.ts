import { maxZones } from '@bgm/validation'
import type { Package } from './packages'

interface Running {
  package: { key: string; title: string }
  zone_count: number
}

interface Choice {
  kind?: string | undefined
  package?: string | undefined
}

interface Offered {
  packages: readonly Package[]
  running?: readonly Running[]
}

const getLimit = (packages: readonly Package[], key: string | undefined) =>
  Math.min(packages.find(one => one.key === key)?.max_zones ?? maxZones, maxZones)

/** The package that limits an order: the chosen one, or the current one with the fewest zones left. */
function findLimitingPackage({ kind, package: key }: Choice, { packages, running = [] }: Offered) {
  if (kind !== 'extra-zones') {
    const limit = getLimit(packages, key)
    return { key, limit, left: limit }
  }
  const rooms = running.map(({ package: { key }, zone_count }) => {
    const limit = getLimit(packages, key)
    return { key, limit, left: Math.max(0, limit - zone_count) }
  })
  return rooms.sort((a, b) => a.left - b.left)[0] ?? { key, limit: maxZones, left: maxZones }
}

/** How many zones one order can have; extra zones only fill up the current subscriptions. */
export const getAvailableZones = (choice: Choice, offered: Offered): number =>
  findLimitingPackage(choice, offered).left

/** The field error for more zones than the package allows, with that package's limit; null if they fit. */
export function checkZoneLimit(choice: Choice & { zone_count: number }, offered: Offered) {
  const { key, limit, left } = findLimitingPackage(choice, offered)
  if (choice.zone_count <= left) return null
  const title = offered.packages.find(one => one.key === key)?.title
  if (title === undefined) return null
  return { zone_count: [{ key: 'errors.zone_limit', values: { title, max: limit } }] }
}
