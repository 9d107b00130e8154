import type { Api, ImportResultRow } from '@bgm/api-client'
import type { Locale } from '@bgm/i18n'
import { unitCsvColumns } from '@bgm/validation'

export const checkUnitImport = (api: Api, file: File) => api.unitImports.check(file)

export const getUnitImport = (api: Api, id: string) => api.unitImports.get(id)

export const startUnitImport = (api: Api, id: string) => api.unitImports.start(id)

export const listUnitImportResultRows = (api: Api, id: string): Promise<ImportResultRow[]> =>
  api.unitImports.listResult(id)

// The apostrophe prevents spreadsheets from evaluating a cell as a formula.
function toCell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /["\r\n;,]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** Creates a CSV file without formulas, with the column separator that the locale's spreadsheets expect. */
export function createLocalisedCsv(
  locale: Locale,
  fields: readonly string[],
  rows: string[][],
): Uint8Array<ArrayBuffer> {
  const separator = locale === 'id' ? ';' : ','
  const lines = [fields, ...rows].map(cells => cells.map(toCell).join(separator))
  return new Uint8Array(new TextEncoder().encode(`\ufeff${lines.join('\r\n')}\r\n`))
}

/** Creates a CSV file with the header row of an import. */
export const createImportTemplate = (locale: Locale) => createLocalisedCsv(locale, unitCsvColumns, [])
