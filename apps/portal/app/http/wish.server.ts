import { type Pricing, pricingSchema } from '@bgm/validation'
import { safeParse } from 'zod/v4/core'
import { signedCookie } from './cookies.server'

const cookie = signedCookie('wish', 24 * 60 * 60)

const wishOf = (value: unknown): Pricing | null => {
  const parsed = safeParse(pricingSchema, value)
  return parsed.success ? parsed.data : null
}

/** Keeps the package, period and zones that a link of the site names, until the pricing step; null where it names none. */
export function keepWish(request: Request): Promise<string> | null {
  const wish = wishOf(Object.fromEntries(new URL(request.url).searchParams))
  return wish && cookie.serialize(wish)
}

/** What was chosen on the site a day ago at most. */
export const readWish = async (request: Request): Promise<Pricing | null> =>
  wishOf(await cookie.parse(request.headers.get('cookie')))
