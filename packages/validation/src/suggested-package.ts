type Offer = {
  key: string
  /** The largest area in m² that the package covers, or null for any area. */
  max_area: number | null
  contact_only: boolean
}

/** Whether a package is sold for an area in m²; an unknown area always fits. */
export const fitsArea = ({ max_area }: Pick<Offer, 'max_area'>, area: number | null): boolean =>
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
export function suggestPackage(packages: readonly Offer[], { area, several }: Answers): string {
  const fitting = packages.filter(offer => !offer.contact_only && fitsArea(offer, area))
  const bounded = fitting
    .filter(({ max_area }) => max_area !== null && area !== null)
    .sort((one, other) => (one.max_area ?? 0) - (other.max_area ?? 0))
  const suggested = several ? 'multi-location' : (bounded[0]?.key ?? 'single-location')
  return fitting.some(({ key }) => key === suggested) ? suggested : (fitting[0]?.key ?? '')
}
