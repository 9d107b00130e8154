import type { ReminderDay } from '../api/reminder/rules/due'
import type { Expiration } from '../api/reminder/services/expirations'
import { graceEnd } from '../api/subscription/rules/state'
import type { EmailMessage } from './layout'
import { organisationForHeading, type Recipient, withSalutation } from './names'
import { portalUrl } from './verification-emails'

type Locale = 'id' | 'en'

const tags: Record<Locale, string> = { id: 'id-ID', en: 'en-GB' }

const date = (locale: Locale, at: Date) =>
  new Intl.DateTimeFormat(tags[locale], { dateStyle: 'long', timeZone: 'Asia/Jakarta' }).format(at)

const listed = 10

function lines(locale: Locale, day: ReminderDay, periods: Expiration[]): string[] {
  const until = locale === 'id' ? 'berakhir' : 'ends'
  const grace = locale === 'id' ? 'masa tenggang sampai' : 'grace period until'
  const shown = periods.slice(0, listed).map(({ business_unit, package_title, expired_date }) => {
    const [word, at] = day === 0 ? [grace, graceEnd(expired_date)] : [until, expired_date]
    return `${business_unit.brand_name}: ${package_title}, ${word} ${date(locale, at)}.`
  })
  const more = periods.length - shown.length
  if (more < 1) return shown
  return [...shown, locale === 'id' ? `Dan ${more} unit lainnya.` : `And ${more} more units.`]
}

const when = {
  id: (day: ReminderDay) => (day === 1 ? 'besok' : `dalam ${day} hari`),
  en: (day: ReminderDay) => (day === 1 ? 'tomorrow' : `within ${day} days`),
}

function href(locale: Locale, periods: Expiration[]): string {
  const [only] = periods
  return only && periods.length === 1
    ? portalUrl(locale, `/business-units/${only.business_unit.documentId}`)
    : portalUrl(locale, '/business-units?sort=expired_date')
}

/** One reminder for all subscriptions of an organisation that expire at the same notice. */
export function expirationReminderEmail(
  reader: Recipient,
  day: ReminderDay,
  periods: Expiration[],
): EmailMessage {
  const { locale } = reader
  const one = periods.length === 1
  const brand = organisationForHeading(locale, periods[0]?.business_unit.brand_name ?? '')
  const rows = lines(locale, day, periods)
  if (locale === 'id') {
    const what = one ? `Langganan ${brand}` : `${periods.length} langganan`
    return {
      subject: day === 0 ? `${what} dalam masa tenggang` : `${what} berakhir ${when.id(day)}`,
      title:
        day === 0
          ? withSalutation('Langganan berakhir', reader)
          : withSalutation('Saatnya memperpanjang', reader),
      lines: [
        ...rows,
        day === 0
          ? 'Perpanjang selama masa tenggang agar langganan tidak terputus. Sesudah itu langganan berhenti.'
          : 'Perpanjangan mulai tepat setelah periode yang berjalan, jadi tidak ada hari yang hilang.',
      ],
      button: { label: 'Perpanjang langganan', href: href(locale, periods) },
      note: 'Jika sudah memperpanjang, abaikan email ini.',
    }
  }
  const what = one ? `The subscription of ${brand}` : `${periods.length} subscriptions`
  return {
    subject:
      day === 0
        ? `${what} ${one ? 'is' : 'are'} in the grace period`
        : `${what} ${one ? 'ends' : 'end'} ${when.en(day)}`,
    title:
      day === 0
        ? withSalutation('Your subscription has ended', reader)
        : withSalutation('Time to renew', reader),
    lines: [
      ...rows,
      day === 0
        ? 'Renew during the grace period to avoid a gap. After that, the subscription stops.'
        : 'A renewal starts right after the current period, so no day is lost.',
    ],
    button: { label: 'Renew the subscription', href: href(locale, periods) },
    note: 'If you have already renewed, ignore this email.',
  }
}
