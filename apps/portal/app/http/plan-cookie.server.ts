import { type Pricing, pricingSchema } from '@bgm/validation'
import { safeParse } from 'zod/v4/core'
import { signedCookie } from './cookies.server'

const cookie = signedCookie('wish', 24 * 60 * 60)

function parsePlan(value: unknown): Pricing | null {
  const parsed = safeParse(pricingSchema, value)
  return parsed.success ? parsed.data : null
}

/**
 * Creates the cookie that carries the plan from a link on the public site to the pricing step; null without
 * a valid plan.
 */
export function createPlanCookie(request: Request): Promise<string> | null {
  const plan = parsePlan(Object.fromEntries(new URL(request.url).searchParams))
  return plan && cookie.serialize(plan)
}

export const readPlan = async (request: Request): Promise<Pricing | null> =>
  parsePlan(await cookie.parse(request.headers.get('cookie')))
