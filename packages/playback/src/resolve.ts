import type { DeviceLicenceState, Plan, PlanLabel, ScheduleScope, SilenceReason } from '@bgm/validation'
import { type DaySlot, listDaySlots } from './day-slots'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const scopes: readonly ScheduleScope[] = ['zone', 'unit', 'organisation']

export const playbackLayers = [
  'stop',
  'mandatory-silence',
  'override',
  'exception',
  'slot',
  'default',
  'fallback',
] as const
/** The layer that determined the result, in order of precedence. */
export type PlaybackLayer = (typeof playbackLayers)[number]

export type PlaybackSource =
  | { kind: 'playlist'; playlist: string }
  | { kind: 'silence' }
  /** The licence does not allow music. */
  | { kind: 'stop' }

export type ResolutionReason = {
  /** The scope to which the slot or exception belongs. */
  scope: ScheduleScope | null
  /** The label of the silence, override, exception, holiday or season that determined the result. */
  label: PlanLabel
  /** The licence state that stops the music; null unless the licence stops it. */
  licence: Exclude<DeviceLicenceState, 'active'> | null
  /** Why silence is mandatory; null unless it is. */
  silence: SilenceReason | null
}

export type Resolution = {
  source: PlaybackSource
  layer: PlaybackLayer
  reason: ResolutionReason
  /**
   * The result does not change before this time (milliseconds since 1970), which is the next boundary, or
   * local midnight if that is earlier.
   */
  until: number
  /** Identifies the entry and local date. It seeds the play order, so every occurrence has its own order. */
  occurrence: string
}

type Period = { from: number; until: number }
type Found = {
  layer: PlaybackLayer
  playlist: string | null
  reason?: Partial<ResolutionReason>
  key: string
  /** The local date on which the entry began; the current one by default. */
  date?: string
}

const noReason: ResolutionReason = { scope: null, label: null, licence: null, silence: null }

/**
 * Returns the local time in the plan's time zone: the start of the day as an instant, the date, the ISO
 * weekday (1 is Monday) and the minute of the day.
 */
export function getLocalTime({ utc_offset }: Pick<Plan, 'utc_offset'>, instant: number) {
  const offset = utc_offset * minuteMs
  const day = Math.floor((instant + offset) / dayMs)
  const dayStart = day * dayMs - offset
  return {
    dayStart,
    date: new Date(day * dayMs).toISOString().slice(0, 10),
    // 1 January 1970 was a Thursday.
    weekday: ((((day + 3) % 7) + 7) % 7) + 1,
    minute: Math.floor((instant - dayStart) / minuteMs),
  }
}

type LocalTime = ReturnType<typeof getLocalTime>

const covers = (instant: number, { from, until }: Period) => from <= instant && instant < until

/** The first matching entry with the narrowest scope. */
function findInNarrowestScope<T extends { scope: ScheduleScope }>(
  entries: readonly T[],
  fits: (entry: T) => boolean,
): T | undefined {
  for (const scope of scopes) {
    const entry = entries.find(one => one.scope === scope && fits(one))
    if (entry) return entry
  }
  return undefined
}

function getLicenceState({ licence: { state, until } }: Plan, instant: number): DeviceLicenceState {
  if (state === 'active' && until !== null && instant >= until) return 'expired'
  return state
}

function findSilence(plan: Plan, instant: number): Found | null {
  const silence = plan.silences.find(one => covers(instant, one))
  if (!silence) return null
  const reason = { silence: silence.reason, label: silence.label }
  return { layer: 'mandatory-silence', playlist: null, reason, key: `silence-${silence.from}` }
}

function findOverride({ override }: Plan, instant: number): Found | null {
  if (!override || !covers(instant, override)) return null
  const { playlist, label, from } = override
  return { layer: 'override', playlist, reason: { label }, key: `override-${from}` }
}

function findException(plan: Plan, instant: number): Found | null {
  const exception = findInNarrowestScope(plan.exceptions, one => covers(instant, one))
  if (!exception) return null
  const { playlist, scope, label, from } = exception
  return { layer: 'exception', playlist, reason: { scope, label }, key: `exception-${from}` }
}

function findSlot(slots: readonly DaySlot[], { minute }: LocalTime): Found | null {
  const slot = findInNarrowestScope(slots, one => one.from_minute <= minute && minute < one.until_minute)
  if (!slot) return null
  const { playlist, scope, label, key, date } = slot
  return { layer: 'slot', playlist, reason: { scope, label }, key, date }
}

function find(plan: Plan, instant: number, local: LocalTime, slots: readonly DaySlot[]): Found {
  return (
    findSilence(plan, instant) ??
    findOverride(plan, instant) ??
    findException(plan, instant) ??
    findSlot(slots, local) ??
    (plan.default_playlist === null
      ? { layer: 'fallback', playlist: plan.fallback_playlist, key: 'fallback' }
      : { layer: 'default', playlist: plan.default_playlist, key: 'default' })
  )
}

/** Finds the first boundary of the plan after the instant, whether or not it changes the result. */
function findNextBoundary(
  plan: Plan,
  instant: number,
  { dayStart }: LocalTime,
  slots: readonly DaySlot[],
): number {
  let next = dayStart + dayMs
  const consider = (boundary: number) => {
    if (boundary > instant && boundary < next) next = boundary
  }
  const considerPeriod = ({ from, until }: Period) => {
    consider(from)
    consider(until)
  }
  if (plan.licence.until !== null) consider(plan.licence.until)
  plan.silences.forEach(considerPeriod)
  if (plan.override) considerPeriod(plan.override)
  plan.exceptions.forEach(considerPeriod)
  for (const slot of slots) {
    consider(dayStart + slot.from_minute * minuteMs)
    consider(dayStart + slot.until_minute * minuteMs)
  }
  return next
}

/**
 * Determines what a zone plays at an instant (milliseconds since 1970) and why. The first applicable layer
 * wins: stop (licence), mandatory silence, override, dated exception, weekly slot, default playlist,
 * fallback playlist. For exceptions and slots, the zone's come first, then the unit's, then the
 * organisation's. Always returns a result; after `plan.until`, the weekly slots still apply.
 */
export function resolve(plan: Plan, instant: number): Resolution {
  const local = getLocalTime(plan, instant)
  const slots = listDaySlots(plan, local, getLocalTime(plan, local.dayStart - 1))
  const until = findNextBoundary(plan, instant, local, slots)
  const licence = getLicenceState(plan, instant)
  if (licence !== 'active') {
    const reason = { ...noReason, licence }
    return { source: { kind: 'stop' }, layer: 'stop', reason, until, occurrence: `${local.date}/stop` }
  }
  const { layer, playlist, reason, key, date = local.date } = find(plan, instant, local, slots)
  return {
    source: playlist === null ? { kind: 'silence' } : { kind: 'playlist', playlist },
    layer,
    reason: { ...noReason, ...reason },
    until,
    occurrence: `${date}/${key}`,
  }
}
