import type * as z from 'zod/mini'
import { maxZones } from './constants'
import { choice, form, integer, optional, optionalInteger } from './fields'
import { premisesFields } from './industries'
import { billingPeriods } from './orders'

export const hotelKinds = ['city', 'resort'] as const
export const venueKinds = ['pub', 'club'] as const

const size = optionalInteger(1, 1_000_000, 'validation.count')

/** What the price calculator of the site asks: one kind of place, and its size by what royalties are counted in. */
export const calculatorSchema = form({
  industry: premisesFields.industry,
  location_count: integer(1, 1_000, 'validation.count'),
  zone_count: integer(1, maxZones, 'validation.zone_count'),
  billing_period: choice(billingPeriods, 'validation.billing_period'),
  hotel_kind: optional(choice(hotelKinds)),
  venue_kind: optional(choice(venueKinds)),
  seats: size,
  area_size: optionalInteger(1, 1_000_000, 'validation.area_size'),
  rooms: size,
  screens: size,
})
/** Its questions, as parameters of an address. */
export const calculatorParameters = Object.keys(calculatorSchema.shape)

export type CalculatorAnswers = z.output<typeof calculatorSchema>

/** What royalties are counted in. */
export const tariffBases = ['seats', 'area_size', 'rooms', 'screens'] as const
export type TariffBasis = (typeof tariffBases)[number]
