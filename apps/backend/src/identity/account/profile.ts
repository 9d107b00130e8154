import { mustAcceptTerms } from '#src/identity/consent/consent'
import { getNotificationPreferences } from '#src/identity/notification/preferences'
import { isSecondFactorOn } from '#src/identity/second-factor/second-factor'
import { listMemberships } from '#src/identity/session/caller'
import type { Account, Membership } from '#src/platform/http/request-context'
import { findCollectiveReader } from './collective-reader'

type Chosen = { active: string | null; memberships: Membership[] }

/** The collective body that the account belongs to, or null for members. */
async function findCollectiveBody(account: Account) {
  const reader = await findCollectiveReader(account)
  if (!reader) return null
  const { documentId, name } = reader.body
  return { id: documentId, name, second_factor: await isSecondFactorOn(account.documentId) }
}

/** Builds the user from memberships that are already loaded. */
export async function buildProfile(account: Account, { active, memberships }: Chosen) {
  const organisations = memberships.map(({ organisation }) => organisation.documentId)
  return {
    id: account.documentId,
    first_name: account.first_name,
    last_name: account.last_name,
    email: account.email,
    pending_email: account.pending_email,
    mobile_number: account.mobile_number,
    mobile_number_verified:
      account.mobile_number !== null && account.mobile_number === account.proved_mobile_number,
    gender: account.gender,
    business_type: account.business_type,
    locale: account.locale,
    confirmed: account.confirmed,
    has_password: Boolean(account.password),
    has_google: account.google_sub !== null,
    blocked: account.blocked,
    active_organisation: organisations.find(id => id === active) ?? organisations[0] ?? null,
    memberships: memberships.map(({ documentId, role, units, organisation }) => ({
      id: documentId,
      role,
      all_units: units === null,
      organisation: { id: organisation.documentId, name: organisation.name },
    })),
    notifications: getNotificationPreferences(account),
    terms_due: await mustAcceptTerms(account.documentId),
    collective_body: memberships.length > 0 ? null : await findCollectiveBody(account),
    created_at: account.createdAt,
  }
}

/** The user object for the account's owner, with the current memberships. */
export const getProfile = async (account: Account, active: string | null) =>
  buildProfile(account, { active, memberships: await listMemberships(account.id) })
