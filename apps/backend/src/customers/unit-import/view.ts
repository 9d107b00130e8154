import { unitCsvColumns } from '@bgm/validation'
import { findRegion } from '#src/customers/region/regions'
import type { Fix } from './fixes'
import { importLifetime, type PlannedRow, type UnitImport } from './row'

const maxRows = 100
const maxReadyRows = 20

const countAs =
  <T extends string>(values: readonly T[]) =>
  (value: T): number =>
    values.filter(each => each === value).length

const withoutValues = ({ values: _, cid: __, fixes: ___, order: ____, ...row }: PlannedRow) => row

const toFixView = ({ column, from, options, isCertain, chosen }: Fix) => ({
  column,
  from,
  options,
  certain: isCertain,
  chosen,
})

/** The fixes of all rows, the same ones together, those that are not certain first. */
function groupFixes(rows: readonly PlannedRow[]) {
  const groups = Map.groupBy(
    rows.flatMap(({ fixes }) => fixes),
    ({ column, from, options }) => JSON.stringify([column, from, options]),
  )
  return [...groups.values()]
    .flatMap(([fix, ...others]) => (fix ? [{ ...toFixView(fix), rows: others.length + 1 }] : []))
    .sort((one, other) => Number(one.certain) - Number(other.certain) || other.rows - one.rows)
    .slice(0, maxRows)
}

async function toReadyView({ line, outlet_code, name, action, values, fixes, order }: PlannedRow) {
  const province = values ? await findRegion(values.province) : null
  return {
    line,
    outlet_code,
    name,
    action: action === 'create' || action === 'update' ? action : ('unchanged' as const),
    province: province?.name ?? '',
    npwp: values?.npwp ?? '',
    order,
    fixes: fixes.filter(({ chosen }) => chosen !== null).map(toFixView),
  }
}

/** The columns that new units need and the file does not have. */
function listMissingColumns({ source, rows }: UnitImport): (typeof unitCsvColumns)[number][] {
  if (!source || rows.every(({ action }) => action !== 'error')) return []
  return unitCsvColumns.filter(column => column !== 'hotel_stars' && !source.columns.includes(column))
}

/**
 * An import with counts, its columns and fixes, the first rows with errors or warnings, errors first, and the first
 * rows that are ready.
 */
export async function toUnitImportView(unitImport: UnitImport) {
  const { source, rows: all } = unitImport
  const withErrors = all.filter(({ errors }) => errors.length > 0)
  const withWarnings = all.filter(({ errors, warnings }) => errors.length === 0 && warnings.length > 0)
  const reported = [...withErrors, ...withWarnings]
  const planned = countAs(all.map(({ action }) => action))
  const outcomes = countAs(unitImport.outcomes.map(({ outcome }) => outcome))
  const ready = all.filter(({ action }) => action !== 'error')
  const isChecked = unitImport.state === 'checked'
  const ordered = ready.flatMap(({ order }) => order ?? [])
  return {
    id: unitImport.documentId,
    file_name: unitImport.file_name,
    sheet: source?.sheet ?? null,
    state: unitImport.state,
    total: all.length,
    done: unitImport.outcomes.length,
    planned: {
      create: planned('create'),
      update: planned('update'),
      unchanged: planned('unchanged'),
      error: planned('error'),
    },
    outcomes: {
      created: outcomes('created'),
      updated: outcomes('updated'),
      unchanged: outcomes('unchanged'),
      refused: outcomes('refused'),
      failed: outcomes('failed'),
    },
    columns: (source?.header ?? []).map((header, index) => ({
      position: index + 1,
      header,
      column: source?.columns[index] ?? null,
    })),
    missing_columns: listMissingColumns(unitImport),
    fixes: isChecked ? groupFixes(all) : [],
    problem_count: reported.length,
    rows: reported.slice(0, maxRows).map(withoutValues),
    ready: isChecked ? await Promise.all(ready.slice(0, maxReadyRows).map(toReadyView)) : [],
    orders: { units: ordered.length, zones: ordered.reduce((sum, { zones }) => sum + zones, 0) },
    rest: unitImport.rest,
    created_at: unitImport.createdAt,
    expires_at: isChecked ? new Date(unitImport.beat_at.getTime() + importLifetime) : null,
  }
}

/** Every row with its outcome. */
export function toUnitImportResultView({ rows, outcomes }: UnitImport) {
  return rows.map((row, index) => ({
    ...withoutValues(row),
    outcome: outcomes[index]?.outcome ?? null,
    cid: outcomes[index]?.cid ?? null,
  }))
}
