import type {
  Api,
  Dashboard as ApiDashboard,
  BusinessUnit,
  MonthlyValue,
  Order,
  Pagination,
  Zone,
  ZoneRegion,
  ZoneStateCounts,
} from '@bgm/api-client'
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
export async function getDashboard(api: Api, group?: string): Promise<Dashboard> {
  const [found, getName, packages] = await Promise.all([
    api.dashboard.get({ group }),
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
      running: states.active + states.expiring + states.grace,
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

/** The music of an organisation. With too many zones for one page, `zones` has the worst ones and `regions` all of them. */
export type Music = {
  zones: Zone[]
  states: ZoneStateCounts
  contact_lost_at: string | null
  regions: ZoneRegion[] | null
  open: { code: string; zones: Zone[]; pages: Pagination } | null
}

const maxZones = 24

/** The zones of an organisation and, if there are many, its provinces and one page of the open one. */
export async function getMusic(
  api: Api,
  { region, group }: { region?: string | undefined; group?: string | undefined },
  page: number,
): Promise<Music> {
  const all = await api.zones.list({ group, page_size: maxZones })
  const { data: zones, states, contact_lost_at, pagination } = all
  const found = { zones, states, contact_lost_at }
  if (pagination.total <= maxZones) return { ...found, regions: null, open: null }
  const [regions, open] = await Promise.all([
    api.zones.listRegions({ group }),
    region ? api.zones.list({ group, province: region, page, page_size: maxZones }) : null,
  ])
  return {
    ...found,
    regions: regions.data,
    open: region && open ? { code: region, zones: open.data, pages: open.pagination } : null,
  }
}
