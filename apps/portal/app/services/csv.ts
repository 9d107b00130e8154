import type { Locale } from '@bgm/i18n'

/** The separator that spreadsheets in a language expect. */
const separators: Readonly<Record<Locale, string>> = { id: ';', en: ',' }

// The apostrophe prevents spreadsheets from evaluating a cell as a formula.
const safe = (cell: string) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)

/** Creates a CSV file for spreadsheets, in UTF-8 with a byte order mark and with all cells quoted. */
export function createCsv(locale: Locale, rows: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> {
  const lines = rows.map(cells =>
    cells.map(cell => `"${safe(cell).replaceAll('"', '""')}"`).join(separators[locale]),
  )
  return new Uint8Array(new TextEncoder().encode(`\ufeff${lines.join('\r\n')}\r\n`))
}

/** The same separator, as the backend's exports name it. */
export const getCsvSeparator = (locale: Locale) => (locale === 'id' ? 'semicolon' : 'comma')
