import type { ReminderDay } from '../api/reminder/rules/due'
import type { Expiration } from '../api/reminder/services/expirations'
import { formatDate } from '../runtime/format'
import type { EmailMessage } from './layout'
import { getPortalUrl } from './links'
import { appendSalutation, type Recipient, safeOrganisationName } from './names'
import { emailTexts } from './texts/texts'

type Locale = 'id' | 'en'

/** `ends` is the last day of the period, or of the grace period once the period has ended. */
type ReminderPeriod = Pick<Expiration, 'business_unit' | 'package_title'> & { ends: Date }

const maxListed = 10

function lines(locale: Locale, day: ReminderDay, periods: ReminderPeriod[]): string[] {
  const { endsLine, graceLine, moreUnits } = emailTexts[locale].reminders
  const line = day === 0 ? graceLine : endsLine
  const listed = periods
    .slice(0, maxListed)
    .map(({ business_unit, package_title, ends }) =>
      line(business_unit.brand_name, package_title, formatDate(ends, locale)),
    )
  const more = periods.length - listed.length
  return more < 1 ? listed : [...listed, moreUnits(more)]
}

function href(locale: Locale, periods: ReminderPeriod[]): string {
  const [only] = periods
  return only && periods.length === 1
    ? getPortalUrl(locale, `/business-units/${only.business_unit.documentId}`)
    : getPortalUrl(locale, '/business-units?sort=expired_date')
}

/** One reminder for all subscriptions of an organisation with the same notice. */
export function expirationReminderEmail(
  recipient: Recipient,
  day: ReminderDay,
  periods: ReminderPeriod[],
): EmailMessage {
  const { locale } = recipient
  const { button, grace, note, upcoming } = emailTexts[locale].reminders
  const [first] = periods
  const brand =
    first && periods.length === 1 ? safeOrganisationName(locale, first.business_unit.brand_name) : null
  const { subject, heading, line } =
    day === 0 ? grace(brand, periods.length) : upcoming(brand, periods.length, day)
  return {
    subject,
    title: appendSalutation(heading, recipient),
    lines: [...lines(locale, day, periods), line],
    button: { label: button, href: href(locale, periods) },
    note,
  }
}
