import type { Plan, PlanLabel, PlanSlot } from '@bgm/validation'

const dayMinutes = 24 * 60

/** A slot as it applies to a local day. */
export interface DaySlot extends PlanSlot {
  /** The label of the holiday or season that selected the slot. */
  label: PlanLabel
  /** The occurrence: the local date on which the slot began and its first minute. */
  date: string
  key: string
}

/** The slots of a week: those that begin on a weekday, and how those that run past midnight continue. */
type SlotWeek = {
  beginning: readonly PlanSlot[][]
  continuing: readonly { begin: PlanSlot; rest: PlanSlot }[][]
}

const weeks = new WeakMap<readonly PlanSlot[], SlotWeek>()
const getNextWeekday = (weekday: number) => (weekday % 7) + 1

/** Whether `rest` is the part after midnight of a slot that begins with `begin`. They are stored separately. */
const isRest = (begin: PlanSlot, rest: PlanSlot) =>
  begin.until_minute === dayMinutes &&
  rest.from_minute === 0 &&
  rest.weekday === getNextWeekday(begin.weekday) &&
  rest.scope === begin.scope &&
  rest.playlist === begin.playlist &&
  rest.until_minute <= begin.from_minute

function getWeek(slots: readonly PlanSlot[]): SlotWeek {
  const known = weeks.get(slots)
  if (known) return known
  const atMidnight = slots.filter(({ from_minute }) => from_minute === 0)
  const nights = slots.flatMap(begin => {
    const rest = begin.until_minute === dayMinutes ? atMidnight.find(slot => isRest(begin, slot)) : undefined
    return rest ? { begin, rest } : []
  })
  const rests = new Set(nights.map(({ rest }) => rest))
  const days = Array.from({ length: 8 }, (_, weekday) => weekday)
  const week = {
    beginning: days.map(day => slots.filter(slot => slot.weekday === day && !rests.has(slot))),
    continuing: days.map(day => nights.filter(({ begin }) => begin.weekday === day)),
  }
  weeks.set(slots, week)
  return week
}

type LocalDay = {
  /** The start of the day in milliseconds since 1970. */
  dayStart: number
  date: string
  weekday: number
}

/** The week, weekday and label that apply to a local day, e.g. Sunday's on a public holiday. */
function selectDay({ patterns, season, slots }: Plan, { dayStart, date, weekday }: LocalDay) {
  const pattern = patterns.find(one => one.date === date)
  const current = season && season.from <= dayStart && dayStart < season.until ? season : null
  return {
    week: getWeek(current?.slots ?? slots),
    weekday: pattern?.weekday ?? weekday,
    label: pattern?.label ?? current?.label ?? null,
  }
}

/**
 * Lists the slots of a local day. The part of a slot after midnight belongs to the day on which the slot
 * began, so a holiday or a season neither cuts off the night before nor begins with half a night.
 */
export function listDaySlots(plan: Plan, day: LocalDay, previous: LocalDay): DaySlot[] {
  const today = selectDay(plan, day)
  const before = selectDay(plan, previous)
  const continuing = before.week.continuing[before.weekday] ?? []
  const beginning = today.week.beginning[today.weekday] ?? []
  return [
    ...continuing.map(({ begin, rest }) => ({
      ...rest,
      label: before.label,
      date: previous.date,
      key: `slot-${begin.from_minute}`,
    })),
    ...beginning.map(slot => ({
      ...slot,
      label: today.label,
      date: day.date,
      key: `slot-${slot.from_minute}`,
    })),
  ]
}
