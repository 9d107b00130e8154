import type { EmailMessage } from '#src/platform/mail/layout'
import { getPortalUrl } from '#src/platform/mail/links'
import { appendSalutation, type Recipient, safeOrganisationName } from '#src/platform/mail/names'
import { formatLastDay } from '#src/platform/runtime/format'
import type { Expiration } from './expirations'
import { emailTexts } from './reminder-email-texts'
import type { ReminderDay } from './rules/due'

type Locale = 'id' | 'en'

/** `ends` is the exclusive end of the period, or of the grace period once the period has ended. */
type ReminderPeriod = Pick<Expiration, 'business_unit' | 'package_title' | 'open_order'> & { ends: Date }

const maxListed = 10
/** The maximum number of units on the page for renewing several units. */
const maxRenewed = 25

function lines(locale: Locale, day: ReminderDay | 'stopped', periods: ReminderPeriod[]): string[] {
  const { endsLine, graceLine, moreUnits } = emailTexts[locale]
  const line = day === 0 ? graceLine : endsLine
  const listed = periods
    .slice(0, maxListed)
    .map(({ business_unit, package_title, ends }) =>
      line(business_unit.brand_name, package_title, formatLastDay(ends, locale)),
    )
  const more = periods.length - listed.length
  return more < 1 ? listed : [...listed, moreUnits(more)]
}

/** Links to the payment of a renewal that has been ordered, otherwise to the renewal of the unit or units. */
function action(locale: Locale, periods: ReminderPeriod[]): EmailMessage['button'] {
  const { button, several, pay } = emailTexts[locale]
  const [only] = periods
  if (!only || periods.length > 1) {
    const units = new URLSearchParams()
    for (const { business_unit } of periods.slice(0, maxRenewed))
      units.append('unit', business_unit.documentId)
    return { label: several, href: getPortalUrl(locale, `/renew?${units}`) }
  }
  return only.open_order
    ? { label: pay, href: getPortalUrl(locale, `/orders/${only.open_order}/pay`) }
    : { label: button, href: getPortalUrl(locale, `/business-units/${only.business_unit.documentId}/renew`) }
}

/** One email about all subscriptions of an organisation that are due for the same reminder. */
export function expirationReminderEmail(
  recipient: Recipient,
  /** `stopped` if the renewal was stopped. */
  day: ReminderDay | 'stopped',
  periods: ReminderPeriod[],
): EmailMessage {
  const { locale } = recipient
  const { ending, grace, note, stoppedNote, upcoming } = emailTexts[locale]
  const [first] = periods
  const brand =
    first && periods.length === 1 ? safeOrganisationName(locale, first.business_unit.brand_name) : null
  const { subject, heading, line } =
    day === 'stopped'
      ? ending(brand, periods.length)
      : day === 0
        ? grace(brand, periods.length)
        : upcoming(brand, periods.length, day)
  return {
    subject,
    title: appendSalutation(heading, recipient),
    lines: [...lines(locale, day, periods), line],
    button: action(locale, periods),
    note: day === 'stopped' ? stoppedNote : note,
  }
}
