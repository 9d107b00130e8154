type Locale = 'id' | 'en'

const tags: Record<Locale, string> = { id: 'id-ID', en: 'en-GB' }

/** An amount that does not wrap between currency and number. */
export const formatRupiah = (amount: number, locale: Locale): string =>
  locale === 'id' ? `Rp${amount.toLocaleString('id-ID')}` : `IDR\u00a0${amount.toLocaleString('en-US')}`

const hundredths = { minimumFractionDigits: 2, maximumFractionDigits: 2 }

/** An amount in sen, as rupiah with two decimals and without a currency. */
export const formatDecimals = (sen: number, locale: Locale): string =>
  (sen / 100).toLocaleString(locale === 'id' ? 'id-ID' : 'en-US', hundredths)

/** An amount in sen, as rupiah with two decimals. */
export const formatSen = (sen: number, locale: Locale): string =>
  `${sen < 0 ? '–' : ''}${locale === 'id' ? 'Rp' : 'IDR\u00a0'}${formatDecimals(Math.abs(sen), locale)}`

/** A whole number with separators. */
export const formatCount = (count: number, locale: Locale): string => count.toLocaleString(tags[locale])

/** Formats the date in Jakarta with the name of the month. */
export const formatDate = (at: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(tags[locale], { dateStyle: 'long', timeZone: 'Asia/Jakarta' }).format(at)

/** The first and last day of a paid period, whose exclusive end is a midnight in Jakarta, with short months. */
export function formatPeriod(from: Date, end: Date, locale: Locale): string {
  const format = new Intl.DateTimeFormat(tags[locale], { dateStyle: 'medium', timeZone: 'Asia/Jakarta' })
  return `${format.format(from)} – ${format.format(end.getTime() - 1)}`
}

/** The last day of a paid period, whose exclusive end is a midnight in Jakarta. */
export const formatLastDay = (end: Date, locale: Locale): string =>
  formatDate(new Date(end.getTime() - 1), locale)

/** The time of day in an Indonesian time zone, with its abbreviation: "14.05 WIB". */
export function formatTime(at: Date, locale: Locale, timeZone: string): string {
  const time = new Intl.DateTimeFormat(tags[locale], { hour: '2-digit', minute: '2-digit', timeZone }).format(
    at,
  )
  return `${time} ${zoneNames[timeZone] ?? 'WIB'}`
}

const zoneNames: Record<string, string> = {
  'Asia/Jakarta': 'WIB',
  'Asia/Makassar': 'WITA',
  'Asia/Jayapura': 'WIT',
}
