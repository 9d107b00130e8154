const locales = { id: 'id-ID', en: 'en-GB' }
const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
]

export const escapeHtml = text => String(text).replace(/[&<>"']/g, letter => `&#${letter.charCodeAt(0)};`)

/** Writes numbers and times in a language and a time zone. */
export function createFormats(language, timeZone) {
  const locale = locales[language]
  const format = options => {
    const formatter = new Intl.DateTimeFormat(locale, { timeZone, ...options })
    return at => formatter.format(at)
  }
  // Only this English has names for the time zones of Indonesia, but it writes times as Indonesian does.
  const zone = new Intl.DateTimeFormat('en-ID', { timeZone, timeZoneName: 'short' })
  const getZone = at => zone.formatToParts(at).find(({ type }) => type === 'timeZoneName').value
  const clock = { hour: '2-digit', minute: '2-digit', second: '2-digit' }
  const formatClock = format(clock)
  const relative = new Intl.RelativeTimeFormat(locale)
  const number = new Intl.NumberFormat(locale)
  return {
    number: value => number.format(value),
    date: format({ day: 'numeric', month: 'long', year: 'numeric' }),
    moment: format({ day: 'numeric', month: 'short', ...clock }),
    clock: at => `${formatClock(at)} ${getZone(at)}`,
    ago(at, now = Date.now()) {
      const past = Math.max(0, now - at)
      const [unit, length] = units.find(([, size]) => past >= size) ?? units.at(-1)
      return relative.format(-Math.floor(past / length), unit)
    },
  }
}
