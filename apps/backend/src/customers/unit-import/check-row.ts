import {
  type BusinessUnitBody,
  businessUnitBodySchema,
  findNpwpWarning,
  findZipCodeWarning,
  type UnitImportColumn,
  unitCsvColumns,
  unitImportColumns,
} from '@bgm/validation'
import { safeParse } from 'zod'
import { type matchRegion, matchRegions } from '#src/customers/region/match'
import type { IndustryLookup } from './industries'
import { type Cells, longestUnitCell } from './rules/cells'
import { type ImportedOrder, type ImportedPackage, type Propose, readOrder } from './rules/order-cells'

export type RowProblem = {
  column: UnitImportColumn
  key: string
  /** Similar names, or what a message refers to. */
  near?: string[] | undefined
  /** What the cell contains. */
  value?: string | undefined
}
export type CheckedRow = {
  values: BusinessUnitBody | null
  order: ImportedOrder | null
  errors: RowProblem[]
  warnings: RowProblem[]
}

export type RowRules = {
  industries: IndustryLookup
  packages: readonly ImportedPackage[]
  match: typeof matchRegion
}

/**
 * Detects a tax number that a spreadsheet has converted to scientific notation or stripped of its leading
 * zero.
 */
function findDamagedNpwp(typed: string): string | null {
  if (/^\d(?:[.,]\d+)?e\+?\d+$/i.test(typed)) return 'validation.npwp_scientific'
  return /^\d{14}$/.test(typed) ? 'validation.npwp_zero_lost' : null
}

// Spreadsheets keep 15 digits of a number, and replace the others with zeros.
const isRounded = (typed: string) => /^[1-9]\d{14}0$/.test(typed.replace(/[\s.-]/g, ''))

const isColumn = (name: unknown): name is UnitImportColumn => unitCsvColumns.some(column => column === name)

function parseValues(cells: Record<string, string>): {
  values: BusinessUnitBody | null
  errors: RowProblem[]
} {
  const result = safeParse(businessUnitBodySchema, cells)
  if (result.success) return { values: result.data, errors: [] }
  const errors = result.error.issues.flatMap(({ path: [column], message }) =>
    isColumn(column) ? [{ column, key: message }] : [],
  )
  return { values: null, errors }
}

/** Proposes what a cell means in another notation, such as a number that has lost its leading zero. */
function proposeNotations(cells: Cells, propose: Propose): void {
  const [, area] = /^(\d{1,7}) ?(?:m|m2|m²|meter|meter persegi|sqm|sq m)$/i.exec(cells.area_size) ?? []
  if (area) propose('area_size', [area], true)
  if (/^\d{14}$/.test(cells.npwp)) {
    const number = `0${cells.npwp}`
    propose('npwp', [number], findNpwpWarning(number) === null)
  }
}

function proposeIndustry(cells: Cells, industries: IndustryLookup, propose: Propose): string {
  const known = industries.find(cells.industry)
  if (known) return known
  const { names, isCertain } = industries.suggest(cells.industry)
  const chosen = names.length > 0 ? propose('industry', names, isCertain) : null
  const typed = cells.industry.trim().toLowerCase().replace(/\s+/g, ' ')
  return (chosen === null ? undefined : industries.find(chosen)) ?? typed
}

const noRegions = { province: '00', city: '0000', district: '000000', urban: '0000000000' }

/** A telephone number that a spreadsheet has taken for a number. */
const hasLostZero = (phone: string, errors: readonly RowProblem[]) =>
  /^[2-9]\d{7,11}$/.test(phone) && errors.some(({ column }) => column === 'company_phone_number')

function findWarnings(cells: Cells, province: string, isValid: boolean): RowProblem[] {
  const checksum = findNpwpWarning(cells.npwp)
  const zip = findZipCodeWarning(cells.zip_code, province)
  return [
    ...(checksum ? [{ column: 'npwp' as const, key: checksum }] : []),
    ...(isRounded(cells.npwp) ? [{ column: 'npwp' as const, key: 'warnings.npwp_rounded' }] : []),
    ...(zip && isValid ? [{ column: 'zip_code' as const, key: zip }] : []),
  ]
}

/**
 * Validates a row according to the form's rules, and detects values that a spreadsheet has mangled. `propose` replaces
 * the cells that it is certain about.
 */
export async function checkRow(
  cells: Cells,
  { industries, packages, match }: RowRules,
  propose: Propose,
): Promise<CheckedRow> {
  proposeNotations(cells, propose)
  const industry = proposeIndustry(cells, industries, propose)
  const matchedRegions = await matchRegions(cells, { match, propose })
  const regions = 'regions' in matchedRegions ? matchedRegions.regions : noRegions
  const parse = () => {
    const { package: _, period: __, zones: ___, ...unit } = cells
    return parseValues({ ...unit, industry, ...regions })
  }
  let { values, errors } = parse()
  if (hasLostZero(cells.company_phone_number, errors)) {
    propose('company_phone_number', [`0${cells.company_phone_number}`], true)
    ;({ values, errors } = parse())
  }
  const area = /^\d{1,7}$/.test(cells.area_size) ? Number(cells.area_size) : null
  const ordered = readOrder(cells, { packages, area, propose })
  const own: RowProblem[] = 'wrong' in matchedRegions ? matchedRegions.wrong : []
  for (const column of unitImportColumns)
    if (cells[column].length > longestUnitCell) own.push({ column, key: 'validation.too_long' })
  const damaged = findDamagedNpwp(cells.npwp)
  if (damaged) own.push({ column: 'npwp', key: damaged })
  own.push(...ordered.errors)
  // The errors found so far are more specific than those of the schema.
  const others = errors.filter(({ column }) => !own.some(finding => finding.column === column))
  const all = [
    ...own,
    ...others.filter(({ column }, index) => others.findIndex(one => one.column === column) === index),
  ]
  const order = ({ column }: RowProblem) => unitImportColumns.indexOf(column)
  return {
    values: all.length === 0 ? values : null,
    order: ordered.order,
    errors: all
      .map(one => ({ ...one, value: cells[one.column].slice(0, longestUnitCell) }))
      .sort((a, b) => order(a) - order(b)),
    warnings: findWarnings(cells, regions.province, all.length === 0),
  }
}
