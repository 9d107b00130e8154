import { changesOf, columnsOf, outletKey } from '#src/api/business-unit/services/columns'
import type { Scope } from '#src/api/membership/services/scope'
import type { CsvRow } from '../rules/csv'
import { industryNames, type Judged, judgeRow } from './check-row'
import type { PlannedRow } from './job'
import { findKnown, isReached, type KnownUnit } from './known'

type Planning = { scope: Scope; known: Map<string, KnownUnit>; twice: Set<string> }

const refusedFor = (judged: Judged, key: string): Judged => ({
  ...judged,
  values: null,
  errors: [{ column: 'outlet_code', key }, ...judged.errors],
})

async function planRow(row: CsvRow, found: Judged, { scope, known, twice }: Planning): Promise<PlannedRow> {
  const code = row.cells.outlet_code.toUpperCase()
  const unit = known.get(outletKey(scope.organisation, code) ?? '')
  const judged = twice.has(code)
    ? refusedFor(found, 'validation.outlet_code_twice')
    : unit && !isReached(scope, unit)
      ? refusedFor(found, 'validation.outlet_code_taken')
      : found
  const base = { line: row.line, outlet_code: code, name: row.cells.name, ...judged }
  if (!judged.values) return { ...base, action: 'error', changed: [] }
  if (!unit) return { ...base, action: 'create', changed: [] }
  const changed = changesOf(unit, await columnsOf(scope.organisation, judged.values))
  return { ...base, action: changed.length > 0 ? 'update' : 'unchanged', changed }
}

/** What an import of these rows would do, row by row; nothing is written. */
export async function planRows(scope: Scope, rows: CsvRow[]): Promise<PlannedRow[]> {
  const codes = rows.map(({ cells }) => cells.outlet_code.toUpperCase()).filter(code => code !== '')
  const known = await findKnown(scope, codes)
  const twice = new Set(codes.filter((code, index) => codes.indexOf(code) !== index))
  const industryOf = await industryNames()
  const planned: PlannedRow[] = []
  for (const row of rows) {
    planned.push(await planRow(row, await judgeRow(row, industryOf), { scope, known, twice }))
  }
  return planned
}
