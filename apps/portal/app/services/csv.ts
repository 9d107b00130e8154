// The apostrophe prevents spreadsheets from evaluating a cell as a formula.
const safe = (cell: string) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)

/** Creates a CSV file for spreadsheets, in UTF-8 with a byte order mark and with all cells quoted. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map(row => row.map(cell => `"${safe(cell).replaceAll('"', '""')}"`).join(',')).join('\r\n')}\r\n`
