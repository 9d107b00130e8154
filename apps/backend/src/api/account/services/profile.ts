import { mustAcceptTerms } from '#src/api/consent/services/consent'
import { getNotifications } from '#src/api/notification/services/preferences'
import type { Account } from '#src/http/request-context'

const membershipUid = 'api::membership.membership'

type Membership = {
  documentId: string
  role: 'owner' | 'manager' | 'finance' | 'staff' | 'auditor'
  all_units: boolean
  organisation: { documentId: string; name: string } | null
}

async function listMemberships(account: Account): Promise<Membership[]> {
  if (!(membershipUid in strapi.contentTypes)) return []
  return strapi.db.query(membershipUid).findMany({
    where: { user_id: account.id, deactivated_at: { $null: true } },
    populate: { organisation: true },
    orderBy: { id: 'asc' },
  })
}

/** The user of docs/api.md, as shown to the account's owner. */
export async function getProfile(account: Account, chosen: string | null) {
  const memberships = (await listMemberships(account)).flatMap(
    ({ documentId, role, all_units, organisation }) =>
      organisation
        ? [
            {
              documentId,
              role,
              all_units,
              organisation: { documentId: organisation.documentId, name: organisation.name },
            },
          ]
        : [],
  )
  const organisations = memberships.map(({ organisation }) => organisation.documentId)
  return {
    documentId: account.documentId,
    first_name: account.first_name,
    last_name: account.last_name,
    email: account.email,
    pending_email: account.pending_email,
    mobile_number: account.mobile_number,
    mobile_number_proved:
      account.mobile_number !== null && account.mobile_number === account.proved_mobile_number,
    gender: account.gender,
    business_type: account.business_type,
    locale: account.locale,
    confirmed: account.confirmed,
    has_password: Boolean(account.password),
    has_google: account.google_sub !== null,
    blocked: account.blocked,
    active_organisation: organisations.find(id => id === chosen) ?? organisations[0] ?? null,
    memberships,
    notifications: getNotifications(account),
    terms_due: await mustAcceptTerms(account.documentId),
    createdAt: account.createdAt,
  }
}
