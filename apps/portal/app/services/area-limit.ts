import { fitsArea, suggestPackage } from '@bgm/validation'
import type { Package } from './packages'

type Offered = {
  packages: readonly Package[]
  area: number | null
  /** The unit's current package, which it may renew whatever its area. */
  current?: string | undefined
}

/** Returns the field error for a package that does not cover the area, naming another one; null if it does. */
export function findAreaError(chosen: string | undefined, { packages, area, current }: Offered) {
  const offer = packages.find(({ key }) => key === chosen)
  if (!offer || chosen === current || fitsArea(offer, area)) return null
  const other = suggestPackage(packages, { area, several: false })
  const title = packages.find(({ key }) => key === other)?.title ?? ''
  const values = { title: offer.title, max: offer.max_area ?? 0, area: area ?? 0, other: title }
  return { package: [{ key: 'errors.package_area', values }] }
}
