/** The data for a package card; prices are in rupiah per zone. */
export type Package = {
  key: string
  title: string
  subtitle: string
  price_monthly: number
  price_yearly: number
  contact_only: boolean
  max_zones: number
  /** The largest area in m² that the package covers, or null for any area. */
  max_area: number | null
  features: string[]
}

export const getPrice = (offer: Package, period: 'monthly' | 'yearly') =>
  period === 'yearly' ? offer.price_yearly : offer.price_monthly

/** Returns what yearly billing saves per zone compared with twelve months; never below 0. */
export const getYearlySaving = (offer: Package) => Math.max(0, offer.price_monthly * 12 - offer.price_yearly)
