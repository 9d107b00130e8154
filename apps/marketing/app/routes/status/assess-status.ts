import type { PartStatus, ServiceStatus, StatusDay, StatusNote } from '@bgm/api-client'
import { type PartState, statusMaxAge } from '@bgm/validation'

/** A part of the page is `unknown` if its last check is too old to say anything about now. */
export type ShownState = PartState | 'unknown'
export type Overall = 'good' | 'failing' | 'down' | 'maintenance' | 'incident' | 'unknown'
export type NotePhase = 'current' | 'planned' | 'past'

/** When a note applies. Maintenance that staff did not close has ended with its planned time. */
export function getNotePhase({ kind, state, starts_at, ends_at }: StatusNote, now: number): NotePhase {
  if (state === 'resolved') return 'past'
  if (kind === 'maintenance' && ends_at !== null && Date.parse(ends_at) <= now) return 'past'
  return Date.parse(starts_at) > now ? 'planned' : 'current'
}

/** What the page says as a whole. */
export function assessStatus({ checked_at, parts, notes }: ServiceStatus, now: number) {
  const current = notes.filter(note => getNotePhase(note, now) === 'current')
  const stale = checked_at === null || now - Date.parse(checked_at) > statusMaxAge
  const has = (state: PartState) => parts.some(part => part.state === state)
  const announced = current.some(({ kind }) => kind === 'incident')
    ? 'incident'
    : current.length > 0
      ? 'maintenance'
      : null
  const measured = has('down') ? 'down' : has('failing') ? 'failing' : has('good') ? 'good' : 'unknown'
  const overall: Overall = announced ?? (stale ? 'unknown' : measured)
  return { overall, stale, current }
}

export const getShownState = ({ state }: PartStatus, stale: boolean): ShownState =>
  stale && state !== 'unmeasured' ? 'unknown' : state

export type DayState = 'good' | 'some' | 'bad' | 'none'

/** A day is bad if at least one in twenty of its checks failed. */
export function getDayState({ passed, failed }: Pick<StatusDay, 'passed' | 'failed'>): DayState {
  if (passed + failed === 0) return 'none'
  if (failed === 0) return 'good'
  return failed * 20 >= passed + failed ? 'bad' : 'some'
}

const dayLength = 86_400_000

/** The last 90 days up to the day of the last check, oldest first. */
export function listDayStates(days: readonly StatusDay[], lastDay: string): DayState[] {
  const known = new Map(days.map(day => [day.day, getDayState(day)]))
  return Array.from({ length: 90 }, (_, index) => {
    const day = new Date(Date.parse(lastDay) - (89 - index) * dayLength).toISOString().slice(0, 10)
    return known.get(day) ?? 'none'
  })
}
