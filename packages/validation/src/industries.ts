import * as z from 'zod/mini'
import { bodyObject, choice, formObject, integer, optionalInteger } from './fields'

/** The 14 industries that the product serves; their names come from the CMS. */
export const industrySlugs = [
  'hotel',
  'restaurant',
  'bars-and-pubs',
  'shopping-mall',
  'sports-facilities',
  'transportation',
  'tourist-attraction',
  'salon-and-beauty',
  'hospitals-and-clinics',
  'office',
  'courses-and-training',
  'public-transport',
  'cinema',
  'association-building',
] as const

export type IndustrySlug = (typeof industrySlugs)[number]

export const premisesFields = {
  industry: choice(industrySlugs, 'validation.industry'),
  hotel_stars: optionalInteger(1, 5, 'validation.hotel_stars'),
  area_size: integer(1, 1_000_000, 'validation.area_size'),
}

type Premises = { industry: IndustrySlug; hotel_stars?: number | undefined }

export const hasHotelStars = z.refine<Premises>(
  ({ industry, hotel_stars }) => industry !== 'hotel' || hotel_stars !== undefined,
  {
    error: 'validation.hotel_stars_missing',
    path: ['hotel_stars'],
    when: ({ value }) => typeof value === 'object' && value !== null,
  },
)

const rejectStarsUnlessHotel = z.refine<Premises>(
  ({ industry, hotel_stars }) => industry === 'hotel' || hotel_stars === undefined,
  { error: 'validation.hotel_stars', path: ['hotel_stars'] },
)

/** The form; drops stars that are left over from an earlier choice of "hotel". */
export const industrySchema = formObject(premisesFields).check(
  hasHotelStars,
  z.overwrite(({ hotel_stars, ...rest }) => (rest.industry === 'hotel' ? { ...rest, hotel_stars } : rest)),
)

/** The request body; rejects stars for any industry other than a hotel. */
export const industryBodySchema = bodyObject(premisesFields).check(hasHotelStars, rejectStarsUnlessHotel)

export type Industry = z.output<typeof industrySchema>
