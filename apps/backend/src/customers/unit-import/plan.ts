import { type UnitImportColumn, unitCsvColumns } from '@bgm/validation'
import { getChangedFields, toUnitColumns } from '#src/customers/business-unit/columns'
import type { Scope } from '#src/customers/membership/scope'
import { createRegionMatcher } from '#src/customers/region/match'
import { mapInSlices } from '#src/platform/runtime/map-in-slices'
import { type CheckedRow, checkRow, type RowProblem } from './check-row'
import {
  type ExistingUnit,
  type ExistingUnits,
  findExistingUnits,
  isInScope,
  listPlacedUnits,
  outgrowsPackage,
} from './existing-units'
import { createProposer, Decisions, type Fix } from './fixes'
import { loadIndustries } from './industries'
import type { ImportEdits, PlannedRow } from './row'
import { type Cells, readRow } from './rules/cells'
import type { UnitFile } from './rules/file'
import type { ImportedPackage, Propose } from './rules/order-cells'
import { type KnownPlace, SimilarUnits } from './rules/similar-units'

type CodedRow = {
  line: number
  cells: Cells
  code: string
  cid: string | undefined
  propose: Propose
  fixes: Fix[]
}
type PlanContext = { scope: Scope; existing: ExistingUnits; duplicates: Set<string>; similar: SimilarUnits }

const withError = (
  checked: CheckedRow,
  value: string,
  key: string,
  column: RowProblem['column'] = 'outlet_code',
): CheckedRow => ({
  ...checked,
  values: null,
  errors: [{ column, key, value }, ...checked.errors],
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
    ? withError(validated, code, 'validation.outlet_code_twice')
    : unit && !isInScope(scope, unit)
      ? withError(validated, code, 'validation.outlet_code_taken')
      : code === '' && !unit
        ? withError(validated, code, 'validation.required')
        : validated
  const base = {
    line,
    outlet_code: code,
    name: cells.name,
    fixes: row.fixes,
    ...(cid && { cid }),
    ...checked,
  }
  if (!checked.values) return { ...base, action: 'error', changed: [] }
  if (!unit) {
    const warnings = [...checked.warnings, ...findSimilarProblem(row, similar)]
    return { ...base, action: 'create', changed: [], warnings }
  }
  if (await outgrowsPackage(unit, checked.values.area_size)) {
    const refused = withError(checked, cells.area_size, 'validation.area_of_package', 'area_size')
    return { ...base, ...refused, action: 'error', changed: [] }
  }
  const changed = getChangedFields(unit, await toUnitColumns(scope.organisation, checked.values))
  return { ...base, action: changed.length > 0 ? 'update' : 'unchanged', changed }
}

function findDuplicates(values: readonly string[]): Set<string> {
  const seen = new Set<string>()
  return new Set(values.filter(value => seen.size === seen.add(value).size))
}

/** A column that the file does not have keeps what is stored of a unit. */
function fillFromUnit(cells: Cells, unit: ExistingUnit, absent: readonly UnitImportColumn[]): void {
  for (const column of absent) {
    const value = unit[column === 'company_address' ? 'street' : column]
    if (cells[column] === '' && value !== null && value !== undefined) cells[column] = String(value)
  }
}

/** Recognises a code that a spreadsheet has taken for a number. */
function proposeCode({ cells, propose }: Pick<CodedRow, 'cells' | 'propose'>, stored: SimilarUnits): void {
  const code = cells.outlet_code.toUpperCase()
  const match = stored.findSameNumber(toPlace({ cells, code }))
  if (match) propose('outlet_code', [match.unit.outlet_code], match.isSamePlace)
}

export type PlanOptions = {
  packages: readonly ImportedPackage[]
  /** The language of proposed names of industries. */
  locale: string
}

type ReadOptions = { edits: ImportEdits; stored: readonly KnownPlace[] }

/** The rows of a file with what a member has corrected, and the codes or CIDs of the units that they mean. */
async function readRows({ lines, columns }: UnitFile, { edits, stored }: ReadOptions): Promise<CodedRow[]> {
  const typed = Map.groupBy(edits.cells, ({ line }) => line)
  const decisions = new Decisions(edits.fixes)
  const codes = new Set(stored.map(({ outlet_code }) => outlet_code))
  const storedUnits = new SimilarUnits(stored)
  return await mapInSlices(lines, line => {
    const own = typed.get(line.line)?.map(({ column, value }) => [column, value] as const)
    const { cells } = readRow(line, columns, own && new Map(own))
    const proposer = createProposer(cells, decisions)
    if (cells.outlet_code !== '' && !codes.has(cells.outlet_code.toUpperCase()))
      proposeCode({ cells, ...proposer }, storedUnits)
    const code = cells.outlet_code.toUpperCase()
    const isExisting = code !== '' && codes.has(code)
    const cid = (!isExisting && storedUnits.findWithoutCode(toPlace({ cells, code }))) || undefined
    return { line: line.line, cells, code, cid, ...proposer }
  })
}

/**
 * Determines how an import would change each row, without writing anything. A unit without an outlet code is
 * recognised by its name and address, so that an export can be imported and codes can be added in it.
 */
export async function planImportRows(
  scope: Scope,
  { file, edits }: { file: UnitFile; edits: ImportEdits },
  { packages, locale }: PlanOptions,
): Promise<PlannedRow[]> {
  const stored = (await listPlacedUnits(scope)).map(({ street, outlet_code, ...unit }) => ({
    ...unit,
    address: street ?? '',
    outlet_code: outlet_code ?? '',
  }))
  const rows = await readRows(file, { edits, stored })
  const context: PlanContext = {
    scope,
    existing: await findExistingUnits(
      scope,
      rows.map(({ code, cid }) => ({ outlet_code: code, cid })),
    ),
    duplicates: findDuplicates(rows.flatMap(({ code, cid }) => code || (cid ? `cid ${cid}` : []))),
    similar: new SimilarUnits([...stored, ...rows.map(toPlace)]),
  }
  const rules = { industries: await loadIndustries(locale), packages, match: createRegionMatcher() }
  const absent = unitCsvColumns.filter(column => !file.columns.includes(column))
  return await mapInSlices(rows, async row => {
    const unit = context.existing.find({ outlet_code: row.code, cid: row.cid })
    if (unit && isInScope(scope, unit)) fillFromUnit(row.cells, unit, absent)
    return await planRow(row, await checkRow(row.cells, rules, row.propose), context)
  })
}
