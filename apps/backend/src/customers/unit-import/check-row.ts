import {
  type BusinessUnitBody,
  businessUnitBodySchema,
  findNpwpWarning,
  findZipCodeWarning,
  type UnitCsvColumn,
  unitCsvColumns,
} from '@bgm/validation'
import { safeParse, z } from 'zod'
import { matchRegions } from '#src/customers/region/match'
import { longestUnitCell, type UnitCsvRow } from './rules/csv'

export type RowProblem = {
  column: UnitCsvColumn
  key: string
  /** Similar names, or the units that a warning refers to. */
  near?: string[] | undefined
  /** What the cell contains, if the message names it. */
  value?: string | undefined
}
export type CheckedRow = { values: BusinessUnitBody | null; errors: RowProblem[]; warnings: RowProblem[] }

const industryRow = z.object({ key: z.string(), name: z.string() })

/** Returns a lookup from an industry's key or localised name to its key. */
export async function loadIndustryLookup(): Promise<(typed: string) => string> {
  const rows = z
    .array(industryRow)
    .parse(await strapi.db.query('api::industry.industry').findMany({ select: ['key', 'name'] }))
  const names = new Map(rows.map(({ key, name }) => [name.toLowerCase(), key]))
  return typed => {
    const word = typed.trim().toLowerCase().replace(/\s+/g, ' ')
    return names.get(word) ?? word
  }
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

const isColumn = (name: unknown): name is UnitCsvColumn => unitCsvColumns.some(column => column === name)

function schemaErrors(cells: Record<string, string>): {
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

/**
 * Validates a row according to the form's rules, and detects values that a spreadsheet has mangled.
 */
export async function checkRow(row: UnitCsvRow, getIndustry: (typed: string) => string): Promise<CheckedRow> {
  const { cells } = row
  const matchedRegions = await matchRegions(cells)
  const regions =
    'regions' in matchedRegions
      ? matchedRegions.regions
      : { province: '00', city: '0000', district: '000000', urban: '0000000000' }
  const { values, errors } = schemaErrors({ ...cells, industry: getIndustry(cells.industry), ...regions })
  const own: RowProblem[] = 'wrong' in matchedRegions ? matchedRegions.wrong : []
  for (const column of unitCsvColumns)
    if (cells[column].length > longestUnitCell) own.push({ column, key: 'validation.too_long' })
  const damaged = findDamagedNpwp(cells.npwp)
  if (damaged) own.push({ column: 'npwp', key: damaged })
  // The errors found so far are more specific than those of the schema.
  const others = errors.filter(({ column }) => !own.some(finding => finding.column === column))
  const all = [
    ...own,
    ...others.filter(({ column }, index) => others.findIndex(one => one.column === column) === index),
  ]
  const checksum = findNpwpWarning(cells.npwp)
  const zip = findZipCodeWarning(cells.zip_code, regions.province)
  const warnings: RowProblem[] = [
    ...(checksum ? [{ column: 'npwp' as const, key: checksum }] : []),
    ...(isRounded(cells.npwp) ? [{ column: 'npwp' as const, key: 'warnings.npwp_rounded' }] : []),
    ...(zip && all.length === 0 ? [{ column: 'zip_code' as const, key: zip }] : []),
  ]
  const order = ({ column }: RowProblem) => unitCsvColumns.indexOf(column)
  return {
    values: all.length === 0 ? values : null,
    errors: all.sort((a, b) => order(a) - order(b)),
    warnings,
  }
}
