import type { Api } from '@bgm/api-client'
import { requireValidParams } from '@bgm/server/not-found'
import type { RouteArgs } from '#app/http/api.server'
import { isDate, isId } from '#app/http/query.server'
import { getUsagePlay } from '#app/services/usage.server'
import { isMonth } from './month'
import { isPlayId } from './usage-rules.server'

/** The subject of a dispute: a play, or a month with an optional day and zone. */
type Subject = { play: string } | { month: string; day?: string; zone?: string }

function parseSubject(query: URLSearchParams): Subject | null {
  const read = (name: string) => query.get(name) ?? ''
  if (query.has('play')) return isPlayId(read('play')) ? { play: read('play') } : null
  const month = read('month')
  const day = read('day')
  const zone = read('zone')
  if (!isMonth(month) || (day && !(isDate(day) && day.startsWith(month))) || (zone && !isId(zone)))
    return null
  return { month, ...(day ? { day } : {}), ...(zone ? { zone } : {}) }
}

/** Returns the subject of the dispute from the URL; throws a 404 if it is invalid. */
export async function requireDisputeSubject(args: RouteArgs): Promise<Subject> {
  const subject = parseSubject(new URL(args.request.url).searchParams)
  await requireValidParams(args, () => subject !== null)
  return subject ?? { month: '' }
}

/** Loads the display names of the subject. */
export async function loadDisputeSubject(api: Api, subject: Subject) {
  if ('play' in subject) {
    const { data: play } = await getUsagePlay(api, subject.play)
    const { started_at, time_zone, track, zone, business_unit } = play
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: time_zone }).format(new Date(started_at))
    return {
      month: day.slice(0, 7),
      day,
      work: track.title,
      venue: `${business_unit.name}, ${zone.name}`,
    }
  }
  const { month, day = null, zone } = subject
  return { month, day, work: null, venue: zone ? (await api.zones.get(zone)).name : null }
}
