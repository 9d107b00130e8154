import type { Property, Role } from '@bgm/validation'
import type { Account } from '#src/platform/http/request-context'

type Organisation = { id: number; documentId: string }

/**
 * Creates an organisation named after the company, with the account as its owner. Call this in a
 * transaction. The referral code from sign-up only prefills the company form; if the member cleared it there,
 * no partner is credited.
 */
export async function createOrganisation(
  account: Account,
  { company_name, referral_code }: Pick<Property, 'company_name' | 'referral_code'>,
): Promise<Organisation> {
  const organisation: Organisation = await strapi.db.query('api::organisation.organisation').create({
    data: { name: company_name, referral_code: referral_code ?? null },
  })
  await addMember(account, organisation, { role: 'owner' })
  return organisation
}

type Access = { role: Role; units?: number[] | null }

/** Creates a membership with access to some or all (null) units. The unique `seat` prevents duplicates. */
export async function addMember(
  account: Pick<Account, 'id' | 'documentId'>,
  organisation: Organisation,
  { role, units = null }: Access,
): Promise<{ documentId: string }> {
  return strapi.db.query('api::membership.membership').create({
    data: {
      seat: `${account.documentId}.${organisation.documentId}`,
      user: account.id,
      organisation: organisation.id,
      role,
      all_units: units === null,
      units: units ?? [],
    },
  })
}
