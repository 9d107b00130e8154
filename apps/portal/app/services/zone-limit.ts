import { maxZones } from '@bgm/validation'
import type { Package } from './packages'

type Running = {
  package: { key: string; title: string }
  zone_count: number
}

type Choice = {
  kind?: string | undefined
  package?: string | undefined
}

type Offered = {
  packages: readonly Package[]
  running?: readonly Running[]
}

const getLimit = (packages: readonly Package[], key: string | undefined) =>
  Math.min(packages.find(one => one.key === key)?.max_zones ?? maxZones, maxZones)

/**
 * Finds the package that limits an order: the chosen package, or the current one with the fewest zones left.
 */
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

/**
 * Returns how many zones an order can have. Extra zones are limited to those left in the current
 * subscriptions.
 */
export const getAvailableZoneCount = (choice: Choice, offered: Offered): number =>
  findLimitingPackage(choice, offered).left

/**
 * Returns the field error for more zones than the package allows, with that package's limit; null if the
 * number is allowed.
 */
export function findZoneLimitError(choice: Choice & { zone_count: number }, offered: Offered) {
  const { key, limit, left } = findLimitingPackage(choice, offered)
  if (choice.zone_count <= left) return null
  const title = offered.packages.find(one => one.key === key)?.title
  if (title === undefined) return null
  return { zone_count: [{ key: 'errors.zone_limit', values: { title, max: limit } }] }
}
