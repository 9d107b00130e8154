import type { Api, Dashboard as ApiDashboard, BusinessUnit, MonthlyValue, Order } from '@bgm/api-client'
import { getIndustryNameLookup } from './industries.server'
import { listPackages } from './packages.server'

export type ZoneSetup = NonNullable<ApiDashboard['zone_setup']>

export type Dashboard = {
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
  figures: {
    running: number
    units: number
    zones: number
    waiting: number
    due: number
    expires: string | null
  }
  states: Record<BusinessUnit['state'], number>
  spend: MonthlyValue[]
  ending: MonthlyValue[]
  zoneSetup: ZoneSetup | null
  integrationsToReview: number
}

/** Returns the dashboard of an organisation: its units, its orders and the order that awaits payment. */
export async function getDashboard(api: Api): Promise<Dashboard> {
  const [found, getName, packages] = await Promise.all([
    api.dashboard.get(),
    getIndustryNameLookup(api),
    listPackages(api),
  ])
  const titles = new Map(packages.map(({ key, title }) => [key, title]))
  const { states, awaiting_payment, next_order } = found
  return {
    units: found.business_units.map(unit => ({
      id: unit.id,
      name: unit.name,
      industry: unit.industry,
      detail: [getName(unit.industry), unit.address.city.name, titles.get(unit.package ?? '') ?? ''].filter(
        Boolean,
      ),
      zones: unit.zone_count,
      state: unit.state,
    })),
    orders: found.orders,
    waiting: next_order,
    figures: {
      running: states.active + states.expiring,
      units: found.units,
      zones: found.zones,
      waiting: awaiting_payment.count,
      due: awaiting_payment.total,
      expires: found.next_end,
    },
    states,
    spend: found.spend,
    ending: found.ending,
    zoneSetup: found.zone_setup,
    integrationsToReview: found.integrations_to_review,
  }
}
