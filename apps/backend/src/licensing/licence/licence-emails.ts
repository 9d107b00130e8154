import type { RevocationReason } from '@bgm/validation'
import { formatLicenceCode } from '@bgm/validation'
import type { EmailMessage } from '#src/platform/mail/layout'
import { getPortalUrl } from '#src/platform/mail/links'
import { appendSalutation, type Recipient, safeOrganisationName } from '#src/platform/mail/names'
import { formatLastDay } from '#src/platform/runtime/format'
import { emailTexts } from './licence-email-texts'

type Locale = 'id' | 'en'

export type LicenceEmailKind =
  | 'issued'
  | 'renewed'
  | 'reissued'
  | 'resigned'
  | 'suspended'
  | 'resumed'
  | 'revoked'
  | 'reinstated'
  | 'ended'

/** `until` is exclusive. */
type Licence = { code: string; zone: string; brand_name: string; until: number | null }

const maxListed = 10

function listLines(locale: Locale, licences: readonly Licence[]): string[] {
  const { licence, more } = emailTexts[locale]
  const listed = licences
    .slice(0, maxListed)
    .map(({ zone, brand_name, code, until }) =>
      licence(
        zone,
        brand_name,
        formatLicenceCode(code),
        until === null ? null : formatLastDay(new Date(until), locale),
      ),
    )
  const left = licences.length - listed.length
  return left < 1 ? listed : [...listed, more(left)]
}

/** The name of the unit for the subject, if all licences belong to one unit. */
function findVenue(locale: Locale, licences: readonly Licence[]): string | null {
  const names = [...new Set(licences.map(({ brand_name }) => brand_name))]
  return names.length === 1 && names[0] ? safeOrganisationName(locale, names[0]) : null
}

/** One email about all licences of an organisation to which the same change applies. */
export function licenceEmail(
  recipient: Recipient,
  kind: LicenceEmailKind,
  licences: readonly Licence[],
  reason: RevocationReason | null,
): EmailMessage {
  const { locale } = recipient
  const texts = emailTexts[locale]
  const { subject, heading, lines, note } = texts[kind](findVenue(locale, licences), licences.length)
  const [only] = licences
  const why = kind === 'revoked' && reason ? [texts.reason(texts.reasons[reason])] : []
  return {
    subject,
    title: appendSalutation(heading, recipient),
    lines: [...lines, ...why],
    list: listLines(locale, licences),
    button: {
      label: texts.button,
      href:
        only && licences.length === 1
          ? getPortalUrl(locale, `/licences?q=${only.code}`)
          : getPortalUrl(locale, '/licences'),
    },
    note,
  }
}
