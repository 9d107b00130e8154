import { buildOutletKey, getChangedFields, toUnitColumns } from '#src/api/business-unit/services/columns'
import type { Scope } from '#src/api/membership/services/scope'
import type { UnitCsvRow } from '../rules/csv'
import { type CheckedRow, checkRow, loadIndustryLookup } from './check-row'
import { type ExistingUnit, findExistingUnits, isInScope } from './existing-units'
import type { PlannedRow } from './row'

type PlanContext = { scope: Scope; known: Map<string, ExistingUnit>; duplicates: Set<string> }

const withError = (checked: CheckedRow, key: string): CheckedRow => ({
  ...checked,
  values: null,
  errors: [{ column: 'outlet_code', key }, ...checked.errors],
})

async function planRow(
  row: UnitCsvRow,
  found: CheckedRow,
  { scope, known, duplicates }: PlanContext,
): Promise<PlannedRow> {
  const code = row.cells.outlet_code.toUpperCase()
  const unit = known.get(buildOutletKey(scope.organisation, code) ?? '')
  const checked = duplicates.has(code)
    ? withError(found, 'validation.outlet_code_twice')
    : unit && !isInScope(scope, unit)
      ? withError(found, 'validation.outlet_code_taken')
      : found
  const base = { line: row.line, outlet_code: code, name: row.cells.name, ...checked }
  if (!checked.values) return { ...base, action: 'error', changed: [] }
  if (!unit) return { ...base, action: 'create', changed: [] }
  const changed = getChangedFields(unit, await toUnitColumns(scope.organisation, checked.values))
  return { ...base, action: changed.length > 0 ? 'update' : 'unchanged', changed }
}

/** Determines how an import would change each row, without writing anything. */
export async function planRows(scope: Scope, rows: UnitCsvRow[]): Promise<PlannedRow[]> {
  const codes = rows.map(({ cells }) => cells.outlet_code.toUpperCase()).filter(code => code !== '')
  const known = await findExistingUnits(scope, codes)
  const duplicates = new Set(codes.filter((code, index) => codes.indexOf(code) !== index))
  const industryOf = await loadIndustryLookup()
  const planned: PlannedRow[] = []
  for (const row of rows) {
    planned.push(await planRow(row, await checkRow(row, industryOf), { scope, known, duplicates }))
  }
  return planned
}
