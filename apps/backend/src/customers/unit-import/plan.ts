import { getChangedFields, toUnitColumns } from '#src/customers/business-unit/columns'
import type { Scope } from '#src/customers/membership/scope'
import { mapInSlices } from '#src/platform/runtime/map-in-slices'
import { type CheckedRow, checkRow, loadIndustryLookup, type RowProblem } from './check-row'
import { type ExistingUnits, findExistingUnits, isInScope, listPlacedUnits } from './existing-units'
import type { PlannedRow } from './row'
import type { UnitCsvRow } from './rules/csv'
import { type KnownPlace, SimilarUnits } from './rules/similar-units'

type CodedRow = UnitCsvRow & { code: string; cid: string | undefined }
type PlanContext = { scope: Scope; existing: ExistingUnits; duplicates: Set<string>; similar: SimilarUnits }

const withError = (checked: CheckedRow, key: string): CheckedRow => ({
  ...checked,
  values: null,
  errors: [{ column: 'outlet_code', key }, ...checked.errors],
})

const toPlace = ({ cells, code }: Pick<CodedRow, 'cells' | 'code'>): KnownPlace => ({
  name: cells.name,
  address: cells.company_address,
  outlet_code: code,
  cid: null,
})

/** A unit that exists already under another code, or is in another row of the file. */
function findSimilarProblem(row: CodedRow, similar: SimilarUnits): RowProblem[] {
  const match = similar.findSimilar(toPlace(row))
  if (!match) return []
  const { key, unit } = match
  const column = key === 'warnings.outlet_code_zeros' ? 'outlet_code' : 'name'
  return [{ column, key, near: [unit.outlet_code || unit.cid || unit.name] }]
}

async function planRow(
  row: CodedRow,
  validated: CheckedRow,
  { scope, existing, duplicates, similar }: PlanContext,
): Promise<PlannedRow> {
  const { line, cells, code, cid } = row
  const unit = existing.find({ outlet_code: code, cid })
  const checked = duplicates.has(code || `cid ${cid}`)
    ? withError(validated, 'validation.outlet_code_twice')
    : unit && !isInScope(scope, unit)
      ? withError(validated, 'validation.outlet_code_taken')
      : code === '' && !unit
        ? withError(validated, 'validation.required')
        : validated
  const base = { line, outlet_code: code, name: cells.name, ...(cid && { cid }), ...checked }
  if (!checked.values) return { ...base, action: 'error', changed: [] }
  if (!unit) {
    const warnings = [...checked.warnings, ...findSimilarProblem(row, similar)]
    return { ...base, action: 'create', changed: [], warnings }
  }
  const changed = getChangedFields(unit, await toUnitColumns(scope.organisation, checked.values))
  return { ...base, action: changed.length > 0 ? 'update' : 'unchanged', changed }
}

function findDuplicates(values: readonly string[]): Set<string> {
  const seen = new Set<string>()
  return new Set(values.filter(value => seen.size === seen.add(value).size))
}

/**
 * Determines how an import would change each row, without writing anything. A unit without an outlet code is
 * recognised by its name and address, so that an export can be imported and codes can be added in it.
 */
export async function planImportRows(scope: Scope, rows: UnitCsvRow[]): Promise<PlannedRow[]> {
  const stored = (await listPlacedUnits(scope)).map(({ street, outlet_code, ...unit }) => ({
    ...unit,
    address: street ?? '',
    outlet_code: outlet_code ?? '',
  }))
  const inFile = rows.map(row => ({ ...row, code: row.cells.outlet_code.toUpperCase() }))
  const codes = new Set(stored.map(({ outlet_code }) => outlet_code))
  const storedUnits = new SimilarUnits(stored)
  const coded = inFile.map(row => {
    const isExisting = row.code !== '' && codes.has(row.code)
    return { ...row, cid: (!isExisting && storedUnits.findWithoutCode(toPlace(row))) || undefined }
  })
  const context: PlanContext = {
    scope,
    existing: await findExistingUnits(
      scope,
      coded.map(({ code, cid }) => ({ outlet_code: code, cid })),
    ),
    duplicates: findDuplicates(coded.flatMap(({ code, cid }) => code || (cid ? `cid ${cid}` : []))),
    similar: new SimilarUnits([...stored, ...inFile.map(toPlace)]),
  }
  const findIndustry = await loadIndustryLookup()
  return await mapInSlices(coded, async row => await planRow(row, await checkRow(row, findIndustry), context))
}
