import { findViolatedColumn } from '#src/platform/database/errors'
import { constantTimeEqual, hmac, newSixDigitCode, newToken } from '#src/platform/runtime/cryptography'

const uid = 'api::code.code'
const minute = 60_000

const purposes = {
  'email-confirmation': { generate: newToken, lifetime: 24 * 60 * minute, attempts: 1 },
  'email-change': { generate: newToken, lifetime: 24 * 60 * minute, attempts: 1 },
  'password-reset': { generate: newSixDigitCode, lifetime: 10 * minute, attempts: 5 },
  'password-grant': { generate: newToken, lifetime: 10 * minute, attempts: 1 },
  'second-factor': { generate: newToken, lifetime: 10 * minute, attempts: 5 },
  'google-bridge': { generate: newToken, lifetime: minute, attempts: 1 },
  // Proves that a member holds a number, without making it one to sign in with.
  'trial-number': { generate: newSixDigitCode, lifetime: 10 * minute, attempts: 5 },
  'mobile-number': { generate: newSixDigitCode, lifetime: 10 * minute, attempts: 5 },
} as const

type Purpose = keyof typeof purposes

export type VerificationCodeRow = {
  slot: string
  owner: string
  digest: string
  target: string | null
  tries_left: number
  expires_at: string
}

const getSlot = (purpose: Purpose, owner: string) => `${purpose}:${owner}`
const isOpen = (row: VerificationCodeRow) =>
  row.tries_left > 0 && new Date(row.expires_at).getTime() > Date.now()

// The digest of a short code includes its slot, but a long token is looked up by its digest alone.
const computeDigest = (purpose: Purpose, slot: string, code: string) =>
  hmac(purpose, purposes[purpose].generate === newSixDigitCode ? `${slot}:${code}` : code)

/** The expiry time for a code issued now, and for the message that contains it. */
export const getCodeExpiry = (purpose: Purpose) => new Date(Date.now() + purposes[purpose].lifetime)

/** Issues a code or token, and invalidates any earlier one with the same purpose and owner. */
export async function issueCode(purpose: Purpose, owner: string, target: string | null): Promise<string> {
  const { generate, attempts } = purposes[purpose]
  const slot = getSlot(purpose, owner)
  const code = generate()
  const data = {
    slot,
    owner,
    target,
    digest: computeDigest(purpose, slot, code),
    tries_left: attempts,
    expires_at: getCodeExpiry(purpose),
  }
  for (let attempt = 0; ; attempt++) {
    await strapi.db.query(uid).deleteMany({ where: { slot } })
    try {
      await strapi.db.query(uid).create({ data })
      return code
    } catch (error) {
      // The slot is unique, so of two concurrent requests, the second replaces the code of the first.
      if (findViolatedColumn(error) === null || attempt === 4) throw error
    }
  }
}

async function consume(row: VerificationCodeRow): Promise<VerificationCodeRow | null> {
  const { count } = await strapi.db.query(uid).deleteMany({ where: { slot: row.slot, digest: row.digest } })
  return count === 1 ? row : null
}

/**
 * Consumes one attempt on a six-digit code. If the code is correct, its row is deleted and returned.
 * Otherwise returns null.
 */
export async function consumeCode(
  purpose: Purpose,
  owner: string,
  code: string,
): Promise<VerificationCodeRow | null> {
  const slot = getSlot(purpose, owner)
  for (;;) {
    const row: VerificationCodeRow | null = await strapi.db.query(uid).findOne({ where: { slot } })
    if (!row || !isOpen(row)) return null
    const { count } = await strapi.db.query(uid).updateMany({
      where: { slot, digest: row.digest, tries_left: row.tries_left },
      data: { tries_left: row.tries_left - 1 },
    })
    // Only a request that has decremented the counter may compare the code, so concurrent requests cannot exceed the
    // limit.
    if (count === 1)
      return constantTimeEqual(row.digest, computeDigest(purpose, slot, code)) ? consume(row) : null
  }
}

/** Whether a code that was sent to the target is still valid. */
export async function hasPendingCode(purpose: Purpose, owner: string, target: string): Promise<boolean> {
  const row: VerificationCodeRow | null = await strapi.db
    .query(uid)
    .findOne({ where: { slot: getSlot(purpose, owner), target } })
  return row !== null && isOpen(row)
}

/** Finds a valid long token without consuming it. */
export async function findToken(purpose: Purpose, token: string): Promise<VerificationCodeRow | null> {
  const row: VerificationCodeRow | null = await strapi.db
    .query(uid)
    .findOne({ where: { digest: hmac(purpose, token), slot: { $startsWith: `${purpose}:` } } })
  return row && isOpen(row) ? row : null
}

/**
 * Consumes one attempt on a long token, which stays valid. Returns null if it is unknown, expired or has no
 * attempts left.
 */
export async function consumeTokenAttempt(
  purpose: Purpose,
  token: string,
): Promise<VerificationCodeRow | null> {
  for (;;) {
    const row = await findToken(purpose, token)
    if (!row) return null
    const { count } = await strapi.db.query(uid).updateMany({
      where: { slot: row.slot, digest: row.digest, tries_left: row.tries_left },
      data: { tries_left: row.tries_left - 1 },
    })
    if (count === 1) return row
  }
}

/** Consumes a code that was looked up earlier. Only one of several concurrent requests gets true. */
export const consumeCodeRow = async (row: VerificationCodeRow): Promise<boolean> =>
  (await consume(row)) !== null

/** Consumes a long token. Returns null if it is unknown, expired or already used. */
export async function consumeToken(purpose: Purpose, token: string): Promise<VerificationCodeRow | null> {
  const row = await findToken(purpose, token)
  return row && consume(row)
}

/** Invalidates every code of an account, for example after a password change. */
export async function deleteCodes(owner: string, { except }: { except?: Purpose } = {}): Promise<void> {
  const where = { owner, ...(except && { slot: { $ne: getSlot(except, owner) } }) }
  await strapi.db.query(uid).deleteMany({ where })
}

/** Invalidates an owner's codes with the given purposes, for example when the email address changes. */
export async function deleteCodesByPurpose(owner: string, ...revoked: Purpose[]): Promise<void> {
  await strapi.db
    .query(uid)
    .deleteMany({ where: { slot: { $in: revoked.map(purpose => getSlot(purpose, owner)) } } })
}
