import type { Api, BusinessUnit, Order } from '@bgm/api-client'
import { getIndustryNames } from './industries.server'
import { listOrders } from './orders.server'
import { listPackages } from './packages.server'

export interface Dashboard {
  units: {
    id: string
    name: string
    industry: string
    detail: string[]
    zones: number
    state: BusinessUnit['state']
  }[]
  orders: Order[]
  waiting: Order | null
  figures: { active: number; units: number; zones: number; waiting: number; expires: string | null }
}

/** What an organisation sees first: its units, its orders, and what waits for it. */
export async function getDashboard(api: Api): Promise<Dashboard> {
  const [units, orders, waiting, nameOf, packages] = await Promise.all([
    api.businessUnits.list({ page_size: 100 }),
    listOrders(api, { page_size: 4 }),
    listOrders(api, { state: 'awaiting-payment', page_size: 1 }),
    getIndustryNames(api),
    listPackages(api),
  ])
  const titles = new Map(packages.map(({ key, title }) => [key, title]))
  const running = units.data.filter(({ state }) => state === 'active' || state === 'expiring')
  const ends = running.map(({ expired_date }) => expired_date).filter(date => date !== null)
  return {
    units: units.data.slice(0, 4).map(unit => ({
      id: unit.id,
      name: unit.brand_name || unit.name,
      industry: unit.industry,
      detail: [nameOf(unit.industry), unit.address.city.name, titles.get(unit.package ?? '') ?? ''].filter(
        Boolean,
      ),
      zones: unit.zone_count,
      state: unit.state,
    })),
    orders: orders.data,
    waiting: waiting.data[0] ?? null,
    figures: {
      active: running.length,
      units: units.pagination.total,
      zones: running.reduce((sum, { zone_count }) => sum + zone_count, 0),
      waiting: waiting.pagination.total,
      expires: ends.sort()[0] ?? null,
    },
  }
}
