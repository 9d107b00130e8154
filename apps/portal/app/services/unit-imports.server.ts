import type { Api, ImportResultRow } from '@bgm/api-client'
import type { Locale } from '@bgm/i18n'
import { unitColumns } from '@bgm/validation'
import { unparse } from 'papaparse'

export const checkImport = (api: Api, file: File) => api.unitImports.check(file)

export const getImport = (api: Api, id: string) => api.unitImports.get(id)

export const startImport = (api: Api, id: string) => api.unitImports.start(id)

export const listImportResult = (api: Api, id: string): Promise<ImportResultRow[]> =>
  api.unitImports.listResult(id)

/** Bytes of a CSV that a spreadsheet of the reader's language opens in columns, and that it never calculates. */
export function csvOf(locale: Locale, fields: readonly string[], rows: string[][]): Uint8Array<ArrayBuffer> {
  const options = { delimiter: locale === 'id' ? ';' : ',', escapeFormulae: true }
  const text = unparse({ fields: [...fields], data: rows }, options)
  return new Uint8Array(new TextEncoder().encode(`\ufeff${text}\r\n`))
}

/** The heading of an import and nothing below it. */
export const importTemplate = (locale: Locale) => csvOf(locale, unitColumns, [])
