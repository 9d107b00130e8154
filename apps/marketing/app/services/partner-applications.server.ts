import type { Api } from '@bgm/api-client'
import type { Locale } from '@bgm/i18n'
import type { PartnerApplication } from '@bgm/validation'

/** Hands an application to the sales team, once for one filling-in of the form. */
export async function sendPartnerApplication(
  { partnerApplications }: Pick<Api, 'partnerApplications'>,
  { submission_key, ...application }: PartnerApplication,
  locale: Locale,
): Promise<void> {
  await partnerApplications.create({ ...application, locale }, submission_key)
}

/** The provinces to choose from, by name. */
export const listProvinces = async ({ regions }: Pick<Api, 'regions'>) =>
  (await regions.list()).map(({ code, name }) => ({ value: code, label: name }))

/** How far an application is, for who holds the token of its mail; null for a token that shows nothing. */
export const findPartnerStatus = ({ partnerApplications }: Pick<Api, 'partnerApplications'>, token: string) =>
  partnerApplications.findStatus(token)
