import type { CsvSeparator } from '@bgm/contract'
import { type UnitImportColumn, unitImportColumns } from '@bgm/validation'
import { unparse } from 'papaparse'
import { findRegion } from '#src/customers/region/regions'
import { type ImportedPackage, writeOrder } from '#src/customers/unit-import/rules/order-cells'
import type { ListQuery } from '#src/platform/database/list-query'
import { iterateUnits, type UnitRow } from './row'
import { formatNpwp } from './rules/format-npwp'

const getRegionName = async (code: string) => (await findRegion(code))?.name ?? code

async function toCsvRow(
  unit: UnitRow,
  packages: readonly ImportedPackage[],
): Promise<Record<UnitImportColumn, string>> {
  const [province, city, district, urban] = await Promise.all(
    [unit.province, unit.city, unit.district, unit.urban].map(getRegionName),
  )
  return {
    outlet_code: unit.outlet_code ?? '',
    name: unit.name,
    industry: unit.industry,
    hotel_stars: String(unit.hotel_stars ?? ''),
    area_size: String(unit.area_size),
    company_name: unit.company_name,
    brand_name: unit.brand_name,
    company_email: unit.company_email,
    company_phone_number: unit.company_phone_number,
    npwp: formatNpwp(unit.npwp),
    company_address: unit.street,
    province: province ?? '',
    city: city ?? '',
    district: district ?? '',
    urban: urban ?? '',
    zip_code: unit.zip_code,
    ...writeOrder(unit.current_subscription, unit.area_size, packages),
  }
}

/** Exports units, with what they subscribe to, as a CSV file that can be re-imported unchanged. Formulas are escaped for spreadsheets. */
export async function exportUnits(
  selected: ListQuery,
  delimiter: CsvSeparator,
  packages: readonly ImportedPackage[],
): Promise<string> {
  const lines: Record<UnitImportColumn, string>[] = []
  for await (const unit of iterateUnits(selected)) lines.push(await toCsvRow(unit, packages))
  const options = { columns: [...unitImportColumns], delimiter, escapeFormulae: true }
  const header = unitImportColumns.join(delimiter)
  // Excel needs the byte order mark to detect UTF-8.
  return `\ufeff${lines.length > 0 ? unparse(lines, options) : `${header}\r\n`}`
}
