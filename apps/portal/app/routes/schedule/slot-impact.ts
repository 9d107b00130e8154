import type { Schedule } from '@bgm/api-client'
import type { Locale } from '@bgm/i18n'
import { normaliseTime, type Season } from '@bgm/validation'
import { localiseTitle } from '#app/components/zone-text'
import type { Translate } from '#app/text'
import {
  findOverlap,
  formatMinute,
  getWeekdayKey,
  hasOverlap,
  minutesPerDay,
  parseMinute,
  type Slot,
  toSlots,
} from './week'

/** The fields of the slot form, as entered. */
export type SlotDraft = {
  days: number[]
  from_time: string
  until_time: string
  playlist: string
}

type Context = {
  schedule: Pick<Schedule, 'inherited' | 'default_playlist'>
  season: Season
  /** The owner's slots that remain unchanged. */
  others: readonly Slot[]
}

type Inherited = Schedule['inherited'][number]

const covers = (slot: Slot, weekday: number, minute: number) =>
  slot.weekday === weekday && slot.from_minute <= minute && minute < slot.until_minute

/** Finds the inherited slot that applies. A unit's slots take precedence over the organisation's. */
const findInherited = (slots: readonly Inherited[], weekday: number, minute: number) =>
  slots
    .filter(slot => covers(slot, weekday, minute))
    .toSorted((one, other) => Number(one.scope !== 'unit') - Number(other.scope !== 'unit'))[0]

/** Returns what plays at a minute of a normal week without the draft; null if nothing is planned. */
function findPlanned({ schedule, others, season }: Context, weekday: number, minute: number) {
  const inherited = schedule.inherited.filter(slot => slot.season === season)
  const slot = others.find(one => covers(one, weekday, minute)) ?? findInherited(inherited, weekday, minute)
  return (slot?.playlist.title ? slot.playlist : schedule.default_playlist)?.title ?? null
}

/** Moves a minute past the end of a day to the next day. */
const normaliseMoment = (weekday: number, minute: number): [number, number] =>
  minute >= minutesPerDay ? [(weekday % 7) + 1, minute - minutesPerDay] : [weekday, minute]

function readTimes({ from_time, until_time }: SlotDraft) {
  const [from, until] = [normaliseTime(from_time.slice(0, 16)), normaliseTime(until_time.slice(0, 16))]
  return from === null || until === null ? null : { from_time: from, until_time: until }
}

/**
 * Returns what a slot changes in a normal week; null while the form is incomplete or if the slot overlaps
 * others.
 */
export function findSlotImpact(context: Context, draft: SlotDraft) {
  const times = readTimes(draft)
  if (!times || draft.days.length === 0 || draft.playlist === '') return null
  const from = parseMinute(times.from_time) % minutesPerDay
  const end = parseMinute(times.until_time)
  const until = end > from ? end : end + minutesPerDay
  const added = toSlots({ ...draft, ...times }, context.season)
  if (findOverlap(added, [...context.others]) || hasOverlap(added)) return null
  const titlesAt = (minute: number) =>
    draft.days.map(day => findPlanned(context, ...normaliseMoment(day, minute)))
  const replaced = context.schedule.inherited.filter(
    slot =>
      slot.season === context.season &&
      added.some(
        one =>
          one.weekday === slot.weekday &&
          one.from_minute < slot.until_minute &&
          slot.from_minute < one.until_minute,
      ),
  )
  return {
    from,
    until: until % minutesPerDay || minutesPerDay,
    before: titlesAt(from),
    after: titlesAt(until),
    replaced: [...new Set(replaced.map(({ scope }) => scope))],
  }
}

export const joinNames = (names: readonly string[], locale: Locale) =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)

/** Formats weekdays as `every day`, `Tuesday to Thursday` or a list. */
export function formatDays(t: Translate, days: readonly number[], locale: Locale): string {
  const sorted = days.toSorted((one, other) => one - other)
  const name = (day: number) => t(`schedule.days.${getWeekdayKey(day)}`)
  const [first = 1] = sorted
  const last = sorted.at(-1) ?? first
  if (sorted.length === 7) return t('schedule.consequence.daily')
  if (sorted.length > 2 && last - first === sorted.length - 1)
    return t('schedule.range', { from: name(first), until: name(last) })
  return joinNames(sorted.map(name), locale)
}

/** Describes what will happen in two or three sentences; empty while the form is incomplete. */
export function describeSlotImpact(
  t: Translate,
  locale: Locale,
  context: Context & { name: string; playlists: readonly { id: string; title: Slot['playlist']['title'] }[] },
  draft: SlotDraft,
): string {
  const found = findSlotImpact(context, draft)
  const title = context.playlists.find(({ id }) => id === draft.playlist)?.title
  if (!found || !title) return ''
  const playlist = localiseTitle(title, locale)
  const getNames = (titles: typeof found.before) => {
    const names = titles.flatMap(one => (one ? [localiseTitle(one, locale)] : []))
    return joinNames(
      [...new Set(names)].filter(name => name !== playlist),
      locale,
    )
  }
  const [before, after] = [getNames(found.before), getNames(found.after)]
  const values = {
    days: formatDays(t, draft.days, locale),
    from: formatMinute(found.from, locale),
    until: formatMinute(found.until, locale),
    playlist,
  }
  const scopes = joinNames(
    found.replaced.map(scope => t(`schedule.scopes.${scope}`).toLocaleLowerCase(locale)),
    locale,
  )
  return [
    before
      ? t('schedule.consequence.replaces', { ...values, before })
      : t('schedule.consequence.plays', values),
    after ? t('schedule.consequence.after', { after }) : '',
    scopes ? t('schedule.consequence.replaced', { scopes, name: context.name }) : '',
  ]
    .filter(Boolean)
    .join(' ')
}
