import type { Api } from '@bgm/api-client'
import type { Locale } from '@bgm/i18n'
import type { PartnerApplication } from '@bgm/validation'

/** Sends an application to the sales team. Resubmitting the form does not send the application again. */
export async function sendPartnerApplication(
  { partnerApplications }: Pick<Api, 'partnerApplications'>,
  { submission_key, ...application }: PartnerApplication,
  locale: Locale,
): Promise<void> {
  await partnerApplications.create({ ...application, locale }, submission_key)
}

/** Lists the provinces as select options. */
export const listProvinces = async ({ regions }: Pick<Api, 'regions'>) =>
  (await regions.list()).map(({ code, name }) => ({ value: code, label: name }))
