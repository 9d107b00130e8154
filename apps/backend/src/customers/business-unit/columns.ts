import type { BusinessUnitBody } from '@bgm/validation'
import { findRegion } from '#src/customers/region/regions'
import { getTimeZone } from '#src/customers/region/rules/time-zone'

type Regions = Pick<BusinessUnitBody, 'province' | 'city' | 'district' | 'urban'>

// The region names that the panel shows; the region columns themselves contain codes.
async function regionNames({ urban, district, city, province }: Regions): Promise<string> {
  const found = await Promise.all([urban, district, city, province].map(findRegion))
  return found.flatMap(region => (region ? [region.name] : [])).join(', ')
}

/**
 * Normalises an outlet code for a column that is unique across organisations. Returns null without a code.
 */
export const buildOutletKey = (organisation: number, code: string | undefined): string | null =>
  code ? `${organisation}:${code.toUpperCase()}` : null

/** The column values for a unit from a form or an import. Region codes must already be resolved. */
export async function toUnitColumns(organisation: number, { company_address, ...unit }: BusinessUnitBody) {
  return {
    ...unit,
    outlet_code: unit.outlet_code ?? null,
    outlet_key: buildOutletKey(organisation, unit.outlet_code),
    hotel_stars: unit.hotel_stars ?? null,
    street: company_address,
    region: await regionNames(unit),
    time_zone: getTimeZone(unit.province),
  }
}

export type UnitColumns = Awaited<ReturnType<typeof toUnitColumns>>

const derivedColumns = new Set(['region', 'outlet_key', 'time_zone'])

/** The form fields whose values differ from those of the stored unit. */
export const getChangedFields = (known: Record<string, unknown>, columns: UnitColumns): string[] =>
  Object.entries(columns)
    .filter(([name, value]) => !derivedColumns.has(name) && known[name] !== value)
    .map(([name]) => (name === 'street' ? 'company_address' : name))
