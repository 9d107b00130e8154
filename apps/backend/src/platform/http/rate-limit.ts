import { rateLimits } from '@bgm/contract'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { hmac } from '#src/platform/runtime/cryptography'
import { environment } from '#src/platform/runtime/environment'
import { HttpError } from './errors'

type Rule = keyof typeof rateLimits
const table = 'rate_limits'
const limiters = new Map<Rule, RateLimiterPostgres>()

const createLimiter = (keyPrefix: string, points: number, duration: number, tableCreated: boolean) =>
  new Promise<RateLimiterPostgres>((done, fail) => {
    const options = {
      storeClient: strapi.db.connection,
      storeType: 'knex',
      tableName: table,
      tableCreated,
      // One limiter removes the expired rows of all. If all did so at the same moment, they would fill the pool.
      clearExpiredByTimeout: !tableCreated,
    }
    const limiter = new RateLimiterPostgres({ ...options, keyPrefix, points, duration }, error =>
      error ? fail(error) : setImmediate(() => done(limiter)),
    )
  })

/** Creates the rate limiters, whose table is shared by all processes. */
export async function prepareRateLimits(): Promise<void> {
  limiters.clear()
  for (const [rule, { points, duration }] of Object.entries(rateLimits) as [
    Rule,
    (typeof rateLimits)[Rule],
  ][]) {
    const allowed = points * environment.RATE_LIMIT_FACTOR
    limiters.set(rule, await createLimiter(rule, allowed, duration, limiters.size > 0))
  }
}

const getLimiter = (rule: Rule) => {
  const limiter = limiters.get(rule)
  if (!limiter) throw new Error(`No limiter for ${rule}`)
  return limiter
}

// Keys are digests, so the table of attempts contains no email addresses or phone numbers.
const hashKey = (rule: Rule, key: string) => hmac(`limit ${rule}`, key)

/** Counts `points` attempts. Throws a 429 with the number of seconds to wait if none are left. */
export async function consume(rule: Rule, key: string, points = 1): Promise<void> {
  try {
    await getLimiter(rule).consume(hashKey(rule, key), points)
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    throw new HttpError(429, 'Too many attempts', {
      retryAfter: Math.max(1, Math.ceil(error.msBeforeNext / 1000)),
    })
  }
}

/** The number of attempts left and, if any were used, the time when all are available again. */
export async function getRemainingAttempts(rule: Rule, key: string, now = Date.now()) {
  const used = await getLimiter(rule).get(hashKey(rule, key))
  const { points } = getLimiter(rule)
  return {
    left: Math.max(0, points - (used?.consumedPoints ?? 0)),
    renewed_at: used && used.consumedPoints > 0 ? new Date(now + used.msBeforeNext) : null,
  }
}

/** Gives back one attempt, for example after a code was accepted. */
export async function restoreAttempt(rule: Rule, key: string): Promise<void> {
  await getLimiter(rule).reward(hashKey(rule, key))
}

/** Gives back all attempts, for example after a correct password. */
export async function resetAttempts(rule: Rule, key: string): Promise<void> {
  await getLimiter(rule).delete(hashKey(rule, key))
}
