import { useIntl } from 'react-intl'

/** Texts and formats for the monthly reports page. */
export function useTexts() {
  const { formatMessage, formatDate, formatNumber } = useIntl()
  return {
    say: (key: string, values: Record<string, string | number> = {}) =>
      formatMessage({ id: `panel.reports.${key}` }, values),
    month: (period: string) =>
      formatDate(`${period}-15T05:00:00Z`, { month: 'long', year: 'numeric', timeZone: 'Asia/Jakarta' }),
    time: (at: string) =>
      formatDate(at, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Jakarta' }),
    number: (value: number) => formatNumber(value),
    hours: (seconds: number) => formatNumber(seconds / 3600, { maximumFractionDigits: 1 }),
    percent: (part: number, whole: number) =>
      formatNumber(whole === 0 ? 0 : part / whole, {
        style: 'percent',
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
      }),
    bytes: (size: number) =>
      size < 1e6
        ? `${formatNumber(Math.ceil(size / 1e3))} kB`
        : `${formatNumber(size / 1e6, { maximumFractionDigits: 1 })} MB`,
  }
}
