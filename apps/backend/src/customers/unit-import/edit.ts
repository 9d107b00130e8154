import type { UnitImportColumn } from '@bgm/validation'
import type { Scope } from '#src/customers/membership/scope'
import { HttpError } from '#src/platform/http/errors'
import { type Decision, mergeDecisions } from './fixes'
import { type PlanOptions, planImportRows } from './plan'
import { type ImportEdits, type UnitImport, uid } from './row'
import { type CellEdit, cleanCell } from './rules/cells'
import type { UnitFile } from './rules/file'
import { lockCheckedImport } from './run'

export type ImportChange = {
  cells: CellEdit[]
  fixes: Decision[]
  /** The meaning of the columns, by their place. */
  columns: { position: number; column: UnitImportColumn | null }[]
}

/** Gives columns another meaning. A meaning moves from the column that had it. */
function mapColumns({ columns }: UnitFile, changes: ImportChange['columns']): UnitFile['columns'] {
  const chosen = new Map(changes.map(({ position, column }) => [position, column]))
  const taken = new Set(chosen.values())
  const mapped = columns.map((column, index) => {
    const change = chosen.get(index + 1)
    if (change !== undefined) return change
    return column !== null && taken.has(column) ? null : column
  })
  return mapped.map((column, index) => (mapped.indexOf(column) === index ? column : null))
}

function mergeCells(known: readonly CellEdit[], made: readonly CellEdit[]): CellEdit[] {
  const toKey = ({ line, column }: CellEdit) => `${line} ${column}`
  const cells = made.map(edit => ({ ...edit, value: cleanCell(edit.column, edit.value) }))
  return [...new Map([...known, ...cells].map(edit => [toKey(edit), edit])).values()]
}

/**
 * Stores what a member has corrected in a checked import, and checks its rows again. Changes at the same time wait for
 * each other, so none is lost. Throws 409 `import-started` once the import has been started.
 */
export async function editUnitImport(
  scope: Scope,
  { id }: UnitImport,
  { change, ...options }: PlanOptions & { change: ImportChange },
): Promise<void> {
  await strapi.db.transaction(async () => {
    const checked = await lockCheckedImport(id)
    if (!checked?.source) throw new HttpError(409, 'The import has been started', { code: 'import-started' })
    const lines = new Set(checked.source.lines.map(({ line }) => line))
    const file = { ...checked.source, columns: mapColumns(checked.source, change.columns) }
    const edits: ImportEdits = {
      cells: mergeCells(
        checked.edits?.cells ?? [],
        change.cells.filter(({ line }) => lines.has(line)),
      ),
      fixes: mergeDecisions(checked.edits?.fixes ?? [], change.fixes),
    }
    const rows = await planImportRows(scope, { file, edits }, options)
    await strapi.db
      .query(uid)
      .update({ where: { id }, data: { source: file, edits, rows, beat_at: new Date() } })
  })
}
