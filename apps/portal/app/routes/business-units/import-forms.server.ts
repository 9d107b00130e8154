import type { ImportEdit } from '@bgm/api-client'
import { unitImportColumns } from '@bgm/validation'
import type { FormBody } from '#app/forms/form-body.server'

const findColumn = (name: string | undefined) => unitImportColumns.find(column => column === name)

/** What a member has corrected on the page of an import: cells, values with the same meaning, and columns. */
export function readImportEdit({ texts }: FormBody): ImportEdit {
  const edit: ImportEdit = { cells: [], fixes: [], columns: [] }
  for (const [name, value] of Object.entries(texts)) {
    const [kind, number, rest] = /^([a-z]+)_(\d{1,5})(?:_(\w+))?$/.exec(name)?.slice(1) ?? []
    if (kind === 'cell') {
      const column = findColumn(rest)
      if (column) edit.cells.push({ line: Number(number), column, value: value.slice(0, 1000) })
    }
    if (kind === 'fixed') {
      const [named, ...from] = value.split(' ')
      const column = findColumn(named)
      if (column) edit.fixes.push({ column, from: from.join(' '), to: texts[`fix_${number}`] || null })
    }
    if (kind === 'column' && value !== texts[`was_${number}`])
      edit.columns.push({ position: Number(number), column: findColumn(value) ?? null })
  }
  return edit
}
