import type { BusinessUnitBody } from '@bgm/validation'
import { findRegion } from '#src/api/region/services/regions'

type Places = Pick<BusinessUnitBody, 'province' | 'city' | 'district' | 'urban'>

// The panel shows names, where the columns hold codes.
async function regionNames({ urban, district, city, province }: Places): Promise<string> {
  const found = await Promise.all([urban, district, city, province].map(findRegion))
  return found.flatMap(region => (region ? [region.name] : [])).join(', ')
}

/** One outlet code means one unit of an organisation; a unit without a code has no key. */
export const outletKey = (organisation: number, code: string | undefined): string | null =>
  code ? `${organisation}:${code.toUpperCase()}` : null

/** What a form or an import says of a unit, as its row holds it; regions are settled codes. */
export async function toUnitColumns(organisation: number, { company_address, ...unit }: BusinessUnitBody) {
  return {
    ...unit,
    outlet_code: unit.outlet_code ?? null,
    outlet_key: outletKey(organisation, unit.outlet_code),
    hotel_stars: unit.hotel_stars ?? null,
    street: company_address,
    region: await regionNames(unit),
  }
}

export type UnitColumns = Awaited<ReturnType<typeof toUnitColumns>>

// Derived from other columns.
const derived = new Set(['region', 'outlet_key'])

/** The fields of its form in which a stored unit differs from new columns. */
export const getChangedFields = (known: Record<string, unknown>, columns: UnitColumns): string[] =>
  Object.entries(columns)
    .filter(([name, value]) => !derived.has(name) && known[name] !== value)
    .map(([name]) => (name === 'street' ? 'company_address' : name))
