import { randomUUID } from 'node:crypto'
import { consentPurposes, type RegisterBody } from '@bgm/validation'
import { recordConsent } from '#src/identity/consent/consent'
import { logSecurityEvent } from '#src/identity/session/security-events'
import type { Account } from '#src/platform/http/request-context'

const uid = 'plugin::users-permissions.user'

export const findAccountByEmail = (email: string): Promise<Account | null> =>
  strapi.db.query(uid).findOne({ where: { email } })

/**
 * Finds an account by email address, or a confirmed account by verified mobile number. Unverified numbers are
 * ignored.
 */
export const findAccountByIdentifier = (identifier: string): Promise<Account | null> =>
  strapi.db.query(uid).findOne({
    where: identifier.includes('@')
      ? { email: identifier }
      : { proved_mobile_number: identifier, confirmed: true },
  })

/**
 * Finds the newest account with this mobile number, which nobody has verified. The number may belong to
 * somebody else, so a caller must prove that they know the password before they learn of the account.
 */
export const findAccountByUnverifiedNumber = (mobile_number: string): Promise<Account | null> =>
  strapi.db.query(uid).findOne({
    where: { mobile_number, proved_mobile_number: { $null: true }, confirmed: true },
    orderBy: { id: 'desc' },
  })

export const findAccountByDocumentId = (documentId: string): Promise<Account | null> =>
  strapi.db.query(uid).findOne({ where: { documentId } })

export const findAccountByGoogleSub = (google_sub: string): Promise<Account | null> =>
  strapi.db.query(uid).findOne({ where: { google_sub } })

export const updateAccount = (account: Account, data: Partial<Account>): Promise<Account> =>
  strapi.db.query(uid).update({ where: { id: account.id }, data })

type Expected = Partial<
  Pick<
    Account,
    'email' | 'pending_email' | 'proved_mobile_number' | 'google_sub' | 'password' | 'confirmed' | 'blocked'
  >
>

/**
 * Locks the account's row until the surrounding transaction ends. Returns false if the row no longer has the
 * expected values.
 */
export async function lockAccount({ id }: Account, expected: Expected): Promise<boolean> {
  const conditions = Object.entries(expected).map(([name, value]) => [
    name,
    value === null ? { $null: true } : value,
  ])
  const row = await strapi.db
    .queryBuilder(uid)
    .select('id')
    .where({ id, ...Object.fromEntries(conditions) })
    .first()
    .forUpdate()
    .execute()
  return Boolean(row)
}

/**
 * Updates the account if its row still has the expected values. Returns null if another request changed them
 * first.
 */
export async function updateAccountIfUnchanged(
  account: Account,
  expected: Expected,
  data: Partial<Account>,
): Promise<Account | null> {
  return await strapi.db.transaction(async () =>
    (await lockAccount(account, expected)) ? updateAccount(account, data) : null,
  )
}

const userService = () => strapi.plugin('users-permissions').service('user')

// The bcrypt hash of a random password, so that checking a missing account takes as long as checking a wrong
// password.
const unknownPasswordHash = '$2a$10$7EqJtq98hPqEX7fNZaFWoOhi5Cq4zB1kQ0w3rT5nqvGZQn3hXJm6a'

export const isCorrectPassword = (account: Account | null, password: string): Promise<boolean> =>
  userService()
    .validatePassword(password, account?.password ?? unknownPasswordHash)
    .then((correct: boolean) => correct && Boolean(account?.password))

/** Hashes a new password. Storing the hash ends every session of the account (see lifecycles.ts). */
export const hashAccountPassword = (password: string): Promise<{ password: string }> =>
  userService().ensureHashedPasswords({ password })

type NewAccount = Omit<RegisterBody, 'business_type' | 'password'> & {
  business_type?: RegisterBody['business_type']
  password?: string
  google_sub?: string
  confirmed?: boolean
}

/**
 * Creates an account and its consents in one transaction. A unique constraint rejects an address that is
 * already in use.
 */
export async function createAccount({
  terms,
  privacy = false,
  marketing = false,
  password,
  ...person
}: NewAccount): Promise<Account> {
  const hashed = password ? await hashAccountPassword(password) : {}
  const provider = person.google_sub ? 'google' : 'local'
  const role = await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type: 'authenticated' } })
  const created = await strapi.db.transaction(async () => {
    const account: Account = await strapi.db.query(uid).create({
      data: { ...person, ...hashed, username: randomUUID(), provider, role: role.id },
    })
    const consents = { terms, privacy, marketing }
    for (const purpose of consentPurposes.filter(purpose => consents[purpose]))
      await recordConsent(account.documentId, purpose, person.locale)
    return account
  })
  logSecurityEvent('registration.accepted', { account: created.documentId })
  return created
}
