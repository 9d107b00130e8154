import { normaliseDate, type Season, seasons } from '@bgm/validation'
import type { RouteArgs } from '#app/http/api.server'
import { isId } from '#app/http/query.server'
import type { ScheduleOwner } from '#app/services/schedules.server'
import { getMonday, type Weekday, weekdays } from './week'

/** Returns the owner identified by the path: a zone, a unit, or the active organisation. */
export function getScheduleOwner({ request, params }: RouteArgs): ScheduleOwner {
  const id = params.id ?? ''
  if (!id) return { scope: 'organisation' }
  const { pathname } = new URL(request.url)
  return { scope: /\/zones\//.test(pathname) ? 'zone' : 'unit', id }
}

/** The forms that a schedule page can show. */
export type SchedulePanelState =
  | { kind: 'slot'; key: string }
  | { kind: 'add'; days: Weekday[]; from: string; until: string; playlist: string }
  | { kind: 'exception'; id: string | null }
  | { kind: 'copy-day'; day: Weekday }
  | { kind: 'copy-from' }
  | null

const bounded = (query: URLSearchParams, name: string, length: number) =>
  (query.get(name) ?? '').slice(0, length)
const findDay = (text: string) => weekdays.find(day => String(day) === text)

function readPanel(query: URLSearchParams): SchedulePanelState {
  const slot = bounded(query, 'slot', 8)
  if (/^[1-7]-\d{1,4}$/.test(slot)) return { kind: 'slot', key: slot }
  if (query.has('add')) {
    const day = findDay(bounded(query, 'add', 4))
    return {
      kind: 'add',
      days: day ? [day] : [...weekdays],
      from: bounded(query, 'from', 5),
      until: bounded(query, 'until', 5),
      playlist: bounded(query, 'playlist', 32),
    }
  }
  const exception = bounded(query, 'exception', 32)
  if (exception) return { kind: 'exception', id: isId(exception) ? exception : null }
  if (query.get('copy') === 'from') return { kind: 'copy-from' }
  const day = findDay(bounded(query, 'copy', 4))
  return day ? { kind: 'copy-day', day } : null
}

/** Reads what a schedule page shows from the query string. Invalid values are treated as missing. */
export function readScheduleView(request: Request, today: string) {
  const query = new URL(request.url).searchParams
  const season: Season = seasons.find(one => one === query.get('season')) ?? 'regular'
  const asked = normaliseDate(bounded(query, 'week', 10))
  const monday = getMonday(asked ?? today)
  const chosen = findDay(bounded(query, 'day', 4))
  const current = getMonday(today) === monday ? ((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7) + 1 : 1
  return {
    season,
    monday,
    isThisWeek: getMonday(today) === monday,
    day: chosen ?? findDay(String(current)) ?? 1,
    list: query.get('view') === 'list',
    time: bounded(query, 'time', 16),
    panel: readPanel(query),
  }
}
export type ScheduleView = ReturnType<typeof readScheduleView>
