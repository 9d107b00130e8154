import { HttpResponse, http } from 'msw'
import type { HandlerContext, RequestBody } from './handler-context'
import { respondWithError } from './responses'
import type { World } from './world'

type Range = { season?: string; weekday: number; from_minute: number; until_minute: number }

/** Finds the first slot that begins before another slot on the same day has ended. */
const findOverlap = (slots: Range[]) =>
  slots.findIndex((slot, index) =>
    slots.some(
      (other, place) =>
        place < index &&
        other.season === slot.season &&
        other.weekday === slot.weekday &&
        slot.from_minute < other.until_minute &&
        other.from_minute < slot.until_minute,
    ),
  )

const findPlaylist = (world: World, id: unknown) => {
  const found = world.playlists.find(({ documentId }) => documentId === id)
  return { documentId: String(id), title: found?.title ?? null }
}

const conflict = () => respondWithError(409, { code: 'changed-meanwhile' })
const paths = ['/zones/:id', '/business-units/:id', '/organisation']

/** One schedule for every owner; the version counts its changes. */
export function scheduleHandlers(world: World, { url, withConfirmedAccount }: HandlerContext) {
  const { schedule } = world
  const changed = () => {
    schedule.version = String(Number(schedule.version) + 1)
    return HttpResponse.json(schedule)
  }
  const toException = (body: RequestBody) => ({
    documentId: `exception${schedule.exceptions.length}00000000000000`,
    version: '1',
    scope: 'zone',
    kind: String(body.kind),
    mandatory: body.mandatory === true,
    from_date: String(body.from_date),
    until_date: String(body.until_date),
    from_minute: typeof body.from_minute === 'number' ? body.from_minute : null,
    until_minute: typeof body.until_minute === 'number' ? body.until_minute : null,
    playlist: body.playlist === null ? null : findPlaylist(world, body.playlist),
    label: String(body.label),
  })
  return paths.flatMap(path => [
    http.get(
      url(`${path}/schedule`),
      withConfirmedAccount(() => HttpResponse.json(schedule)),
    ),
    http.put(
      url(`${path}/schedule`),
      withConfirmedAccount(({ slots, version }) => {
        if (version !== schedule.version) return conflict()
        const sent = Array.isArray(slots) ? slots : []
        const overlap = findOverlap(sent)
        if (overlap >= 0)
          return respondWithError(400, {
            errors: [{ path: [`slots.${overlap}.from_minute`], message: 'validation.slot_overlap' }],
          })
        schedule.slots = sent.map(slot => ({ ...slot, playlist: findPlaylist(world, slot.playlist) }))
        return changed()
      }),
    ),
    http.get(
      url(`${path}/week`),
      withConfirmedAccount(() => HttpResponse.json(world.week)),
    ),
    http.get(
      url(`${path}/preview`),
      withConfirmedAccount(() => HttpResponse.json(world.zones[0]?.now)),
    ),
    http.post(
      url(`${path}/exceptions`),
      withConfirmedAccount(body => {
        schedule.exceptions.push(toException(body))
        return changed()
      }),
    ),
    http.put(
      url(`${path}/exceptions/:exception`),
      withConfirmedAccount((body, _, { exception }) => {
        const place = schedule.exceptions.findIndex(({ documentId }) => documentId === exception)
        const stored = schedule.exceptions[place]
        if (!stored) return respondWithError(404)
        if (stored.version !== body.version) return conflict()
        schedule.exceptions[place] = { ...toException(body), documentId: stored.documentId, version: '2' }
        return changed()
      }),
    ),
    http.delete(
      url(`${path}/exceptions/:exception`),
      withConfirmedAccount((_, __, { exception }) => {
        schedule.exceptions = schedule.exceptions.filter(({ documentId }) => documentId !== exception)
        return changed()
      }),
    ),
    http.get(
      url('/business-units/:id/calendar'),
      withConfirmedAccount(() => HttpResponse.json(world.calendar)),
    ),
    http.put(
      url('/business-units/:id/calendar'),
      withConfirmedAccount(({ version, ...body }) => {
        if (version !== world.calendar.version) return conflict()
        Object.assign(world.calendar, body, { version: world.calendar.version + 1 })
        return HttpResponse.json(world.calendar)
      }),
    ),
  ])
}
