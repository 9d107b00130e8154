import type * as z from 'zod/mini'
import { billingPeriods, maxZones } from './constants'
import { choice, formObject, integer, optionalField, optionalInteger } from './fields'
import { premisesFields } from './industries'

export const hotelKinds = ['city', 'resort'] as const
export const nightlifeVenueKinds = ['pub', 'club'] as const

const size = optionalInteger(1, 1_000_000, 'validation.count')

/**
 * The form of the site's price calculator: an industry, and its size in the unit on which the industry's
 * royalty is based.
 */
export const calculatorSchema = formObject({
  industry: premisesFields.industry,
  location_count: integer(1, 1_000, 'validation.count'),
  zone_count: integer(1, maxZones, 'validation.zone_count'),
  billing_period: choice(billingPeriods, 'validation.billing_period'),
  hotel_kind: optionalField(choice(hotelKinds)),
  venue_kind: optionalField(choice(nightlifeVenueKinds)),
  seats: size,
  area_size: optionalInteger(1, 1_000_000, 'validation.area_size'),
  rooms: size,
  screens: size,
})
/** The names of the form fields, used as URL parameters. */
export const calculatorParameters = Object.keys(calculatorSchema.shape)

export type CalculatorAnswers = z.output<typeof calculatorSchema>

/** The units on which royalties are based. */
export const tariffBases = ['seats', 'area_size', 'rooms', 'screens'] as const
export type TariffBasis = (typeof tariffBases)[number]
