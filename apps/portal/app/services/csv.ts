// Prevents spreadsheets from evaluating a cell as a formula.
const safe = (cell: string) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)

/** Lines of a file that spreadsheets open: UTF-8 with its mark, no cell of it a formula. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map(row => row.map(cell => `"${safe(cell).replaceAll('"', '""')}"`).join(',')).join('\r\n')}\r\n`
