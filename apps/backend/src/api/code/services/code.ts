import { violatedColumn } from '#src/database/errors'
import { constantTimeEqual, digest, newSixDigits, newToken } from '#src/runtime/cryptography'

const uid = 'api::code.code'
const minute = 60_000

const purposes = {
  'email-confirmation': { make: newToken, lasts: 24 * 60 * minute, tries: 1 },
  'email-change': { make: newToken, lasts: 24 * 60 * minute, tries: 1 },
  'password-reset': { make: newSixDigits, lasts: 10 * minute, tries: 5 },
  'password-grant': { make: newToken, lasts: 10 * minute, tries: 1 },
  'second-factor': { make: newToken, lasts: 10 * minute, tries: 5 },
  'google-bridge': { make: newToken, lasts: minute, tries: 1 },
  'mobile-number': { make: newSixDigits, lasts: 10 * minute, tries: 5 },
} as const

type Purpose = keyof typeof purposes

export type CodeRow = {
  slot: string
  owner: string
  digest: string
  target: string | null
  tries_left: number
  expires_at: string
}

const slotOf = (purpose: Purpose, owner: string) => `${purpose}:${owner}`
const isOpen = (row: CodeRow) => row.tries_left > 0 && new Date(row.expires_at).getTime() > Date.now()

// Short codes are keyed by their slot; a long token must be found by its digest alone.
const digestOf = (purpose: Purpose, slot: string, code: string) =>
  digest(purpose, purposes[purpose].make === newSixDigits ? `${slot}:${code}` : code)

/** When a code of that purpose which is made now ends, and with it the use of its letter. */
export const getExpiry = (purpose: Purpose) => new Date(Date.now() + purposes[purpose].lasts)

/** Makes a code or token; an earlier one of the same purpose and owner stops working. */
export async function issueCode(purpose: Purpose, owner: string, target: string | null): Promise<string> {
  const { make, tries } = purposes[purpose]
  const slot = slotOf(purpose, owner)
  const code = make()
  const data = {
    slot,
    owner,
    target,
    digest: digestOf(purpose, slot, code),
    tries_left: tries,
    expires_at: getExpiry(purpose),
  }
  for (let attempt = 0; ; attempt++) {
    await strapi.db.query(uid).deleteMany({ where: { slot } })
    try {
      await strapi.db.query(uid).create({ data })
      return code
    } catch (error) {
      // Two calls at once: the unique slot lets one in, the other replaces it.
      if (violatedColumn(error) === null || attempt === 4) throw error
    }
  }
}

async function consume(row: CodeRow): Promise<CodeRow | null> {
  const { count } = await strapi.db.query(uid).deleteMany({ where: { slot: row.slot, digest: row.digest } })
  return count === 1 ? row : null
}

/** Spends one try on a six-digit code; the right one is used up and answered, anything else is null. */
export async function consumeCode(purpose: Purpose, owner: string, code: string): Promise<CodeRow | null> {
  const slot = slotOf(purpose, owner)
  for (;;) {
    const row: CodeRow | null = await strapi.db.query(uid).findOne({ where: { slot } })
    if (!row || !isOpen(row)) return null
    const { count } = await strapi.db.query(uid).updateMany({
      where: { slot, digest: row.digest, tries_left: row.tries_left },
      data: { tries_left: row.tries_left - 1 },
    })
    // Only who moved the counter may compare, so five tries are five however many arrive at once.
    if (count === 1) return constantTimeEqual(row.digest, digestOf(purpose, slot, code)) ? consume(row) : null
  }
}

/** Whether a code that was sent there is still good. */
export async function hasPendingCode(purpose: Purpose, owner: string, target: string): Promise<boolean> {
  const row: CodeRow | null = await strapi.db
    .query(uid)
    .findOne({ where: { slot: slotOf(purpose, owner), target } })
  return row !== null && isOpen(row)
}

/** A long token that is still good, left as it is: for what may be asked twice. */
export async function findToken(purpose: Purpose, token: string): Promise<CodeRow | null> {
  const row: CodeRow | null = await strapi.db
    .query(uid)
    .findOne({ where: { digest: digest(purpose, token), slot: { $startsWith: `${purpose}:` } } })
  return row && isOpen(row) ? row : null
}

/** Spends one try on a long token that has several, and leaves it open; null when it is unknown, old or spent. */
export async function consumeTokenAttempt(purpose: Purpose, token: string): Promise<CodeRow | null> {
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

/** Uses up a row that one of the above has found; of several at once one does. */
export const consumeCodeRow = async (row: CodeRow): Promise<boolean> => (await consume(row)) !== null

/** Uses up a long token; null when it is unknown, old or used. */
export async function consumeToken(purpose: Purpose, token: string): Promise<CodeRow | null> {
  const row = await findToken(purpose, token)
  return row && consume(row)
}

/** Every open code of an account stops working, as after a change of password. */
export async function deleteCodes(owner: string, { except }: { except?: Purpose } = {}): Promise<void> {
  const where = { owner, ...(except && { slot: { $ne: slotOf(except, owner) } }) }
  await strapi.db.query(uid).deleteMany({ where })
}

/** The open codes of these purposes stop working, as when an address is no longer the account's. */
export async function deleteCodesByPurpose(owner: string, ...revoked: Purpose[]): Promise<void> {
  await strapi.db
    .query(uid)
    .deleteMany({ where: { slot: { $in: revoked.map(purpose => slotOf(purpose, owner)) } } })
}
