import { randomUUID } from 'node:crypto'
import { consentPurposes, type RegisterBody } from '@bgm/validation'
import type { Account } from '../../../call'
import { tellSecurity } from '../../../security-events'
import { recordConsent } from '../../consent/services/consent'

const uid = 'plugin::users-permissions.user'

export const findByEmail = (email: string): Promise<Account | null> =>
  strapi.db.query(uid).findOne({ where: { email } })

/** By e-mail address, or by a mobile number that was proved; a contact number never signs in. */
export const findByIdentifier = (identifier: string): Promise<Account | null> =>
  strapi.db.query(uid).findOne({
    where: identifier.includes('@') ? { email: identifier } : { proved_mobile_number: identifier },
  })

export const getByDocumentId = (documentId: string): Promise<Account | null> =>
  strapi.db.query(uid).findOne({ where: { documentId } })

export const findByGoogle = (google_sub: string): Promise<Account | null> =>
  strapi.db.query(uid).findOne({ where: { google_sub } })

export const updateAccount = (account: Account, data: Partial<Account>): Promise<Account> =>
  strapi.db.query(uid).update({ where: { id: account.id }, data })

/** Whether this call was the one that confirmed the address; of several at once one is. */
export async function confirmAddress({ id, documentId }: Account): Promise<boolean> {
  const { count } = await strapi.db
    .query(uid)
    .updateMany({ where: { id, confirmed: false }, data: { confirmed: true } })
  if (count === 1) tellSecurity('email.confirmed', { account: documentId })
  return count === 1
}

const userService = () => strapi.plugin('users-permissions').service('user')

// A bcrypt hash of nothing anybody knows, so that a missing account costs the same work as a wrong password.
const nobody = '$2a$10$7EqJtq98hPqEX7fNZaFWoOhi5Cq4zB1kQ0w3rT5nqvGZQn3hXJm6a'

export const isPassword = (account: Account | null, password: string): Promise<boolean> =>
  userService()
    .validatePassword(password, account?.password ?? nobody)
    .then((right: boolean) => right && Boolean(account?.password))

/** Writes a new password; an address that waits is given up, every session of the account ends with it (see the account's lifecycles). */
export async function setPassword(
  account: Account,
  password: string,
  more: Partial<Account> = {},
): Promise<Account> {
  const hashed: { password: string } = await userService().ensureHashedPasswords({ password })
  return updateAccount(account, { pending_email: null, ...more, ...hashed })
}

type Newcomer = Omit<RegisterBody, 'business_type' | 'password'> & {
  business_type?: RegisterBody['business_type']
  password?: string
  google_sub?: string
  confirmed?: boolean
}

/** Makes the account and its consents together, each by itself; a taken address is refused by the column itself. */
export async function createAccount({
  terms,
  privacy = false,
  marketing = false,
  password,
  ...person
}: Newcomer): Promise<Account> {
  const hashed: { password?: string } = password
    ? await userService().ensureHashedPasswords({ password })
    : {}
  const provider = person.google_sub ? 'google' : 'local'
  const role = await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type: 'authenticated' } })
  const made = await strapi.db.transaction(async () => {
    const account: Account = await strapi.db.query(uid).create({
      data: { ...person, ...hashed, username: randomUUID(), provider, role: role.id },
    })
    const given = { terms, privacy, marketing }
    for (const purpose of consentPurposes.filter(purpose => given[purpose]))
      await recordConsent(account.documentId, purpose, person.locale)
    return account
  })
  tellSecurity('registration.accepted', { account: made.documentId })
  return made
}
