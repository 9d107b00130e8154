import type { Api } from '@bgm/api-client'
import { maxZones } from '@bgm/validation'
import type { Package } from './packages'

type Sold = {
  package: { key: string; title: string }
}

/**
 * Returns a function that translates package names; a package that is no longer offered keeps its stored
 * name.
 */
export async function getPackageTranslator(api: Api): Promise<<Thing extends Sold>(thing: Thing) => Thing> {
  const titles = new Map((await api.content.listPackages()).map(({ key, title }) => [key, title]))
  return thing => {
    const { key, title } = thing.package
    return { ...thing, package: { key, title: titles.get(key) ?? title } }
  }
}

/** Lists the packages on offer; packages without a price are available on request. */
export async function listPackages(api: Api): Promise<Package[]> {
  const packages = await api.content.listPackages()
  return packages.map(
    ({ key, title, subtitle, price_monthly, price_yearly, contact_only, max_zones, max_area, features }) => ({
      key,
      title,
      subtitle,
      price_monthly: price_monthly ?? 0,
      price_yearly: price_yearly ?? 0,
      contact_only: contact_only || price_monthly === null || price_yearly === null,
      max_zones: Math.min(max_zones ?? maxZones, maxZones),
      max_area,
      features: features.map(({ text }) => text),
    }),
  )
}
