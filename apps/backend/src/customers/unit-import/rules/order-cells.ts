import {
  billingPeriods,
  defaultBillingPeriod,
  fitsArea,
  maxZones,
  type UnitImportColumn,
} from '@bgm/validation'
import { suggestNames } from '#src/customers/region/rules/region-similarity'
import { normaliseText } from '#src/customers/region/rules/region-spelling'
import type { Cells } from './cells'

/** A package that can be ordered, with its names in both languages. */
export type ImportedPackage = {
  key: string
  title: string
  names: readonly string[]
  max_area: number | null
  max_zones: number
}

type OrderCells = Record<'package' | 'period' | 'zones', string>

const noCells: OrderCells = { package: '', period: '', zones: '' }

/**
 * The cells for what a unit has, which an import reads as the same again. Empty for what can no longer be ordered, because
 * an import would refuse the row.
 */
export function writeOrder(
  subscription: { package_key: string; billing_period: BillingPeriod; zone_count: number } | null,
  area: number,
  packages: readonly ImportedPackage[],
): OrderCells {
  const sold = packages.find(({ key }) => key === subscription?.package_key)
  if (!subscription || !sold || subscription.zone_count > sold.max_zones || !fitsArea(sold, area))
    return noCells
  const { package_key, billing_period, zone_count } = subscription
  return { package: package_key, period: billing_period, zones: String(zone_count) }
}

type BillingPeriod = (typeof billingPeriods)[number]

/** What the columns `package`, `period` and `zones` say should be ordered for a unit. */
export type ImportedOrder = { package: string | null; billing_period: BillingPeriod; zones: number }

const periodWords: Record<BillingPeriod, readonly string[]> = {
  monthly: ['monthly', 'month', 'bulanan', 'bulan', 'bln', 'sebulan', '1 bulan', '1 month', 'per bulan'],
  yearly: [
    ...['yearly', 'year', 'yr', 'annual', 'annually', 'tahunan', 'tahun', 'thn', 'th', 'setahun'],
    ...['1 tahun', '1 year', '12 bulan', '12 months', 'per tahun'],
  ],
}

const findPeriod = (typed: string): BillingPeriod | undefined =>
  billingPeriods.find(period => periodWords[period].includes(normaliseText(typed)))

const allPeriodWords: readonly string[] = Object.values(periodWords).flat()

/** A cell such as `multi lok / thn` names the period too. */
function splitPackage(typed: string): { name: string; period: BillingPeriod | undefined } {
  const words = normaliseText(typed).split(' ')
  const isPeriod = (word: string) => allPeriodWords.includes(word)
  return {
    name: words.filter(word => !isPeriod(word)).join(' '),
    period: findPeriod(words.find(isPeriod) ?? ''),
  }
}

const join = (name: string) => normaliseText(name).replaceAll(' ', '')

const findPackage = (packages: readonly ImportedPackage[], typed: string) =>
  packages.find(({ key, names }) => [key, ...names].some(name => join(name) === join(typed)))

export type OrderProblem = { column: UnitImportColumn; key: string; near?: string[] }

/** Offers options for a cell, and returns the one that replaces it, or null. */
export type Propose = (
  column: UnitImportColumn,
  options: readonly string[],
  isCertain: boolean,
) => string | null

type Context = {
  packages: readonly ImportedPackage[]
  /** The area of the unit in m², or null if it is unknown. */
  area: number | null
  propose: Propose
}

function readPackage(typed: string, { packages, propose }: Context) {
  const exact = findPackage(packages, typed)
  if (exact) return { found: exact, period: undefined }
  const { name, period } = splitPackage(typed)
  const same = name ? findPackage(packages, name) : undefined
  const similar = name
    ? suggestNames(
        name,
        packages.flatMap(({ names }) => names),
      )
    : { names: [], isCertain: false }
  const titles = [...new Set(similar.names.flatMap(one => findPackage(packages, one)?.title ?? []))]
  const options = same ? [same.title] : titles
  const chosen = propose('package', options, same !== undefined || (similar.isCertain && titles.length === 1))
  return { found: chosen === null ? undefined : findPackage(packages, chosen), period }
}

/**
 * What a row orders, or null if its three cells are empty. A package without a period is yearly, and without zones it
 * is for one. Without a package, the cart suggests one.
 */
export function readOrder(
  cells: Cells,
  context: Context,
): { order: ImportedOrder | null; errors: OrderProblem[] } {
  if (!cells.package && !cells.period && !cells.zones) return { order: null, errors: [] }
  const errors: OrderProblem[] = []
  const { found, period: named } = cells.package
    ? readPackage(cells.package, context)
    : { found: undefined, period: undefined }
  if (cells.package && !found) errors.push({ column: 'package', key: 'validation.package_unknown' })
  const period = cells.period ? findPeriod(cells.period) : (named ?? defaultBillingPeriod)
  if (!period) errors.push({ column: 'period', key: 'validation.billing_period' })
  const zones = cells.zones === '' ? 1 : /^\d{1,3}$/.test(cells.zones) ? Number(cells.zones) : 0
  if (zones < 1 || zones > maxZones) errors.push({ column: 'zones', key: 'validation.zone_count' })
  else if (found && zones > found.max_zones)
    errors.push({
      column: 'zones',
      key: 'validation.zones_of_package',
      near: [found.title, String(found.max_zones), found.key],
    })
  if (found && !fitsArea(found, context.area))
    errors.push({
      column: 'package',
      key: 'validation.package_area_limit',
      near: [found.title, String(found.max_area), cells.area_size],
    })
  if (errors.length > 0 || !period) return { order: null, errors }
  return { order: { package: found?.key ?? null, billing_period: period, zones }, errors }
}
