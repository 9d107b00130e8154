import type { Locale } from './locales'

export type TimeZone = 'Asia/Jakarta' | 'Asia/Makassar' | 'Asia/Jayapura'
export type DateInput = string | number | Date

const zoneNames: Record<TimeZone, string> = {
  'Asia/Jakarta': 'WIB',
  'Asia/Makassar': 'WITA',
  'Asia/Jayapura': 'WIT',
}
const tags: Record<Locale, string> = { id: 'id-ID', en: 'en-GB' }
const numberTags: Record<Locale, string> = { id: 'id-ID', en: 'en-US' }

/** Creates each formatter only once, because creating one is slower than formatting a hundred values. */
function createOnce<Arguments extends unknown[], Format>(create: (...args: Arguments) => Format) {
  const created = new Map<string, Format>()
  return (...args: Arguments): Format => {
    const key = JSON.stringify(args)
    const found = created.get(key) ?? create(...args)
    created.set(key, found)
    return found
  }
}

const numberFormat = createOnce(
  (locale: Locale, digits: number) =>
    new Intl.NumberFormat(numberTags[locale], { maximumFractionDigits: digits, signDisplay: 'negative' }),
)
const decimalFormat = createOnce(
  (locale: Locale) =>
    new Intl.NumberFormat(numberTags[locale], { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
)
const dateFormat = createOnce(
  (locale: Locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tags[locale], options),
)

/** `1.250` or `1,250`. */
export const number = (value: number, locale: Locale, digits = 0) =>
  numberFormat(locale, digits).format(value).replace('-', '\u2212')

/**
 * An integer amount of rupiah: `Rp1.000.000` or, with a non-breaking space, `IDR 1,000,000`; a minus sign
 * precedes the currency.
 */
export function rupiah(value: number, locale: Locale): string {
  const amount = number(Math.abs(value), locale)
  return `${value < 0 ? '\u2212' : ''}${locale === 'id' ? `Rp${amount}` : `IDR\u00a0${amount}`}`
}

/** An amount in sen, hundredths of a rupiah: `Rp1.000.000,50` or, with a non-breaking space, `IDR 1,000,000.50`. */
export function sen(value: number, locale: Locale): string {
  const amount = decimalFormat(locale).format(Math.abs(value) / 100)
  return `${value < 0 ? '\u2212' : ''}${locale === 'id' ? `Rp${amount}` : `IDR\u00a0${amount}`}`
}

const unitFormat = createOnce(
  (locale: Locale, unit: 'hour' | 'minute') =>
    new Intl.NumberFormat(numberTags[locale], {
      style: 'unit',
      unit,
      unitDisplay: 'long',
      maximumFractionDigits: unit === 'hour' ? 1 : 0,
    }),
)
const underMinute: Record<Locale, string> = { id: 'kurang dari 1 menit', en: 'less than a minute' }

/** A duration in hours: `1,5 jam` or `1.5 hours`, `1 hour`, and below an hour `45 menit` or `45 minutes`. */
export function hours(value: number, locale: Locale): string {
  if (value >= 0.995) return unitFormat(locale, 'hour').format(value)
  return value > 0 && value < 1 / 60 ? underMinute[locale] : unitFormat(locale, 'minute').format(value * 60)
}

/** The length of a play: `3.24` or `3:24`, and below a second `<1 dtk` or `<1 s`. */
export function playLength(seconds: number, locale: Locale): string {
  if (seconds < 1) return `<1\u00a0${locale === 'id' ? 'dtk' : 's'}`
  const rest = String(Math.floor(seconds % 60)).padStart(2, '0')
  return `${Math.floor(seconds / 60)}${locale === 'id' ? '.' : ':'}${rest}`
}

/** `1.250 m²`, with a non-breaking space. */
export const area = (value: number, locale: Locale) => `${number(value, locale)}\u00a0m²`

/** `2,9 GB`, `1,2 MB`, `640 KB`. */
export function fileSize(bytes: number, locale: Locale): string {
  if (bytes < 1024 * 1024) return `${number(Math.max(1, Math.round(bytes / 1024)), locale)}\u00a0KB`
  if (bytes < 1024 * 1024 * 1024) return `${number(bytes / (1024 * 1024), locale, 1)}\u00a0MB`
  return `${number(bytes / (1024 * 1024 * 1024), locale, 1)}\u00a0GB`
}

export const percent = (share: number, locale: Locale) => `${number(share * 100, locale)}%`

function parts(at: DateInput, locale: Locale, options: Intl.DateTimeFormatOptions, timeZone: TimeZone) {
  const formatted = dateFormat(locale, { ...options, timeZone }).formatToParts(new Date(at))
  return (type: Intl.DateTimeFormatPartTypes) => formatted.find(part => part.type === type)?.value ?? ''
}

/** `20 November 2026` */
export function date(at: DateInput, locale: Locale, timeZone: TimeZone = 'Asia/Jakarta'): string {
  const part = parts(at, locale, { day: 'numeric', month: 'long', year: 'numeric' }, timeZone)
  return `${part('day')} ${part('month')} ${part('year')}`
}

/** `20 Nov 2026` */
export function shortDate(at: DateInput, locale: Locale, timeZone: TimeZone = 'Asia/Jakarta'): string {
  const part = parts(at, locale, { day: 'numeric', month: 'short', year: 'numeric' }, timeZone)
  return `${part('day')} ${part('month').replace('.', '')} ${part('year')}`
}

/** Converts a day without a time to the input that the formatters expect. */
const noon = (day: string) => `${day}T12:00:00Z`

/** `20 Nov` for `2026-11-20` */
export function dayMonth(day: string, locale: Locale): string {
  const part = parts(noon(day), locale, { day: 'numeric', month: 'short' }, 'Asia/Jakarta')
  return `${part('day')} ${part('month').replace('.', '')}`
}

/**
 * `23–29 November 2026`, `30 Nov – 6 Des 2026` or `28 Des 2026 – 3 Jan 2027`, for two days as `YYYY-MM-DD`.
 */
export function dayRange(from: string, until: string, locale: Locale): string {
  if (from.slice(0, 7) === until.slice(0, 7)) return `${Number(from.slice(8))}–${date(noon(until), locale)}`
  const start =
    from.slice(0, 4) === until.slice(0, 4) ? dayMonth(from, locale) : shortDate(noon(from), locale)
  return `${start} – ${shortDate(noon(until), locale)}`
}

const lastMomentBefore = (end: DateInput): Date => new Date(new Date(end).getTime() - 1)

/** The last day of a paid period, `20 November 2026`. Every period ends at midnight in Jakarta. */
export const lastDay = (end: DateInput, locale: Locale): string => date(lastMomentBefore(end), locale)

/** Like `lastDay`, but as `20 Nov 2026`. */
export const shortLastDay = (end: DateInput, locale: Locale): string =>
  shortDate(lastMomentBefore(end), locale)

/** `November 2026` */
export function monthYear(at: DateInput, locale: Locale, timeZone: TimeZone = 'Asia/Jakarta'): string {
  const part = parts(at, locale, { month: 'long', year: 'numeric' }, timeZone)
  return `${part('month')} ${part('year')}`
}

/** `Nov`, for chart axes */
export const shortMonth = (at: DateInput, locale: Locale, timeZone: TimeZone = 'Asia/Jakarta'): string =>
  parts(at, locale, { month: 'short' }, timeZone)('month').replace('.', '').slice(0, 3)

/** `Jumat, 20 November 2026` */
export function weekdayDate(at: DateInput, locale: Locale, timeZone: TimeZone = 'Asia/Jakarta'): string {
  return `${parts(at, locale, { weekday: 'long' }, timeZone)('weekday')}, ${date(at, locale, timeZone)}`
}

/** `12.00` or `12:00`, for contexts that state the time zone. */
export function clock(at: DateInput, locale: Locale, timeZone: TimeZone = 'Asia/Jakarta'): string {
  const part = parts(at, locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, timeZone)
  return `${part('hour')}${locale === 'id' ? '.' : ':'}${part('minute')}`
}

/** `12.00.05` or `12:00:05` */
export function clockWithSeconds(at: DateInput, locale: Locale, timeZone: TimeZone = 'Asia/Jakarta'): string {
  const second = parts(at, locale, { minute: '2-digit', second: '2-digit' }, timeZone)('second')
  return `${clock(at, locale, timeZone)}${locale === 'id' ? '.' : ':'}${second.padStart(2, '0')}`
}

export const timeZoneName = (timeZone: TimeZone): string => zoneNames[timeZone]

/** `12.00 WIB` or `12:00 WIB` */
export const time = (at: DateInput, locale: Locale, timeZone: TimeZone = 'Asia/Jakarta'): string =>
  `${clock(at, locale, timeZone)} ${zoneNames[timeZone]}`

/** `20 November 2026 pukul 12.00 WIB` or `20 November 2026 at 12:00 WIB` */
export function dateTime(at: DateInput, locale: Locale, timeZone: TimeZone = 'Asia/Jakarta'): string {
  return `${date(at, locale, timeZone)} ${locale === 'id' ? 'pukul' : 'at'} ${time(at, locale, timeZone)}`
}

export type DayPart = 'morning' | 'noon' | 'afternoon' | 'evening'

/** The part of the day, for greetings: Indonesian distinguishes four. */
export function dayPart(at: DateInput, timeZone: TimeZone = 'Asia/Jakarta'): DayPart {
  const hour = Number(parts(at, 'en', { hour: '2-digit', hourCycle: 'h23' }, timeZone)('hour'))
  if (hour < 4 || hour >= 18) return 'evening'
  if (hour < 11) return 'morning'
  return hour < 15 ? 'noon' : 'afternoon'
}

/** The number of days left until an instant, rounded up and never negative. */
export const daysUntil = (at: DateInput, now: DateInput = Date.now()) =>
  Math.max(0, Math.ceil((new Date(at).getTime() - new Date(now).getTime()) / 86_400_000))

/**
 * Mobile `+62 812-3456-7890`, landline `+62 21-5550-1212`, service number `1500 123`; other numbers are
 * returned unchanged.
 */
export const phone = (e164: string) =>
  e164
    .replace(/^\+62(8\d{2})(\d{3,4})(\d{3,5})$/, '+62\u00a0$1-$2-$3')
    .replace(/^\+62(2[124]|31|61)(\d{3,4})(\d{4})$/, '+62\u00a0$1-$2-$3')
    .replace(/^\+62([2-79]\d{2})(\d{3})(\d{3,5})$/, '+62\u00a0$1-$2-$3')
    .replace(/^\+62(1500)(\d{3})$/, '$1\u00a0$2')

/** Adds word joiners to a number with hyphens, so that it does not wrap. */
export const nonBreaking = (text: string) => text.replaceAll('-', '-\u2060')

/**
 * A tax number as on the NPWP card: `01.310.665.1-091.000`, or 16 digits in groups of four, followed by the
 * six-digit location number if there is one.
 */
export const npwp = (digits: string) =>
  digits
    .replace(/^(\d{2})(\d{3})(\d{3})(\d)(\d{3})(\d{3})$/, '$1.$2.$3.$4-$5.$6')
    .replace(/^(\d{4})(\d{4})(\d{4})(\d{4})(\d{6})?$/, (_, a, b, c, d, place = '') =>
      [a, b, c, d, place].filter(Boolean).join('\u00a0'),
    )
