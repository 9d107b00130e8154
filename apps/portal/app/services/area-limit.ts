import type { Package } from './packages'

/** Whether a package is sold for an area in m²; an unknown area always fits. */
export const fitsArea = ({ max_area }: Pick<Package, 'max_area'>, area: number | null): boolean =>
  max_area === null || area === null || area <= max_area

type Answers = {
  /** The area in m²; null if it is unknown. */
  area: number | null
  /** Whether the business has several locations. */
  several: boolean
}

/**
 * Returns the key of the package that follows from the answers: the one for several locations, or else the
 * smallest one that covers the area.
 */
export function suggestPackage(packages: readonly Package[], { area, several }: Answers): string {
  const fitting = packages.filter(offer => !offer.contact_only && fitsArea(offer, area))
  const bounded = fitting
    .filter(({ max_area }) => max_area !== null && area !== null)
    .sort((one, other) => (one.max_area ?? 0) - (other.max_area ?? 0))
  const suggested = several ? 'multi-location' : (bounded[0]?.key ?? 'single-location')
  return fitting.some(({ key }) => key === suggested) ? suggested : (fitting[0]?.key ?? '')
}

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
