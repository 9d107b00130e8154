import type { Locale } from '@bgm/i18n'
import { useSearchParams } from '@remix-run/react'
import { paths } from '#app/paths'
import { useLocale } from '#app/text'
import type { ScheduleBlock } from './blocks'
import type { SchedulePlace } from './load-schedule.server'

type Query = Record<string, string | undefined>

/** Returns the path of a place's schedule. */
export function getSchedulePath(locale: Locale, { zone, unit }: SchedulePlace, query: Query = {}): string {
  if (zone) return paths.zoneSchedule(locale, zone.id, query)
  return unit ? paths.unitSchedule(locale, unit.id, query) : paths.organisationSchedule(locale, query)
}

const kept = ['week', 'day', 'view', 'season']

/** Builds links within a schedule that keep the displayed week, day and season. */
export function useSchedulePath(place: SchedulePlace): (changes?: Query, anchor?: string) => string {
  const locale = useLocale()
  const [current] = useSearchParams()
  return (changes = {}, anchor = '') => {
    const query = Object.fromEntries(kept.map(name => [name, current.get(name) ?? undefined]))
    return getSchedulePath(locale, place, { ...query, ...changes }) + (anchor && `#${anchor}`)
  }
}

/**
 * Returns the link to the editor for one of the owner's blocks, or for a new slot in place of an inherited
 * one.
 */
export const getBlockPath = (
  to: ReturnType<typeof useSchedulePath>,
  block: ScheduleBlock,
  weekday: number,
) =>
  block.slot === null
    ? to(
        { add: String(weekday), from: String(block.from_minute), until: String(block.until_minute) },
        'schedule-panel',
      )
    : to({ slot: block.slot }, 'schedule-panel')
