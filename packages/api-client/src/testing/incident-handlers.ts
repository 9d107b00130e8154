import { HttpResponse, http } from 'msw'
import type { HandlerContext } from './handler-context'
import { respondWithError, respondWithList } from './responses'
import type { World } from './world'

const sizes = { page: 'page', size: 'page_size' }

/** The incidents of the zones, their uptime, and the opening hours of the unit. */
export function incidentHandlers(world: World, { url, withConfirmedAccount }: HandlerContext) {
  const listAll = () =>
    world.zones.flatMap(zone =>
      zone.incidents.map((incident, index) => ({
        ...incident,
        documentId: `incident${index}${zone.documentId}`.slice(0, 24),
        opened_at: incident.started_at,
        closed_at: null,
        zone: { documentId: zone.documentId, name: zone.name },
        business_unit: zone.business_unit,
        time_zone: zone.time_zone,
      })),
    )
  const listUptime = () =>
    world.zones.map(zone => ({
      zone: { documentId: zone.documentId, name: zone.name },
      business_unit: zone.business_unit,
      opening_seconds: zone.player ? 360_000 : 0,
      down_seconds: zone.player ? 3_600 : 0,
      uptime: zone.player ? 0.99 : null,
      incidents: zone.incidents.length,
    }))
  return [
    http.get(
      url('/incidents'),
      withConfirmedAccount((_, query) => {
        const found = listAll().filter(
          ({ kind, zone }) =>
            query.get('state') !== 'closed' &&
            [null, kind].includes(query.get('kind')) &&
            [null, zone.documentId].includes(query.get('zone')),
        )
        return respondWithList(found, query, sizes)
      }),
    ),
    http.get(
      url('/uptime'),
      withConfirmedAccount((_, query) => respondWithList(listUptime(), query, sizes)),
    ),
    http.get(
      url('/uptime/export'),
      withConfirmedAccount(() => HttpResponse.json({ data: listUptime() })),
    ),
    http.get(
      url('/business-units/:id/opening-hours'),
      withConfirmedAccount(() => HttpResponse.json(world.openingHours)),
    ),
    http.put(
      url('/business-units/:id/opening-hours'),
      withConfirmedAccount(({ version, hours }) => {
        const { openingHours } = world
        if (version !== openingHours.version) return respondWithError(409, { code: 'changed-meanwhile' })
        Object.assign(openingHours, { hours, version: openingHours.version + 1 })
        return HttpResponse.json(openingHours)
      }),
    ),
  ]
}
