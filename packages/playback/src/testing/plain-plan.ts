import type { Plan, PlanLabel, PlanSlot } from '@bgm/validation'
import type { Resolution, ResolutionReason } from '../resolve'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

type Answer = Omit<Resolution, 'until'>
type Entry = {
  from: number
  until: number
  /** Receives the local date of the instant. */
  answer: (date: string) => Answer
}

const label = (one: PlanLabel, scope: ResolutionReason['scope'] = null): ResolutionReason => ({
  scope,
  label: one,
  licence: null,
  silence: null,
})
const getSource = (playlist: string | null): Answer['source'] =>
  playlist === null ? { kind: 'silence' } : { kind: 'playlist', playlist }

/**
 * A second implementation of `resolve`, with which the tests compare it: writes every entry of the plan into one
 * list by precedence, and searches it from the top. It shares no code with the first.
 */
export class PlainPlan {
  readonly #entries: Entry[]
  /** Every time at which the answer may change, in ascending order. */
  readonly boundaries: number[]

  constructor(private readonly plan: Plan) {
    this.#entries = [
      ...this.#stops(),
      ...this.#silences(),
      ...this.#overrides(),
      ...this.#exceptions(),
      ...this.#slots(),
    ]
    const edges = this.#entries.flatMap(({ from, until }) => [from, until])
    this.boundaries = [...new Set(edges)].filter(Number.isFinite).sort((one, other) => one - other)
  }

  find(at: number): Answer {
    const date = this.#local(at).slice(0, 10)
    const entry = this.#entries.find(({ from, until }) => from <= at && at < until)
    if (entry) return entry.answer(date)
    const { default_playlist, fallback_playlist } = this.plan
    const layer = default_playlist === null ? 'fallback' : 'default'
    const source = getSource(default_playlist ?? fallback_playlist)
    return { source, layer, reason: label(null), occurrence: `${date}/${layer}` }
  }

  /** Whether music is planned for the whole period. */
  hasMusic(from: number, until: number): boolean {
    const changes = this.boundaries.filter(at => at > from && at < until)
    return [from, ...changes].every(at => this.find(at).source.kind === 'playlist')
  }

  /** Returns the next time at which the answer may change, at local midnight at the latest. */
  nextBoundary(at: number): number {
    const midnight = Date.parse(`${this.#local(at).slice(0, 10)}T00:00:00Z`) - this.#offset + dayMs
    return Math.min(midnight, this.boundaries.find(boundary => boundary > at) ?? midnight)
  }

  get #offset() {
    return this.plan.utc_offset * minuteMs
  }

  #local(at: number): string {
    return new Date(at + this.#offset).toISOString()
  }

  #stops(): Entry[] {
    const { state, until } = this.plan.licence
    const stop = (from: number, licence: NonNullable<ResolutionReason['licence']>): Entry => ({
      from,
      until: Number.POSITIVE_INFINITY,
      answer: date => ({
        source: { kind: 'stop' },
        layer: 'stop',
        reason: { ...label(null), licence },
        occurrence: `${date}/stop`,
      }),
    })
    if (state !== 'active') return [stop(Number.NEGATIVE_INFINITY, state)]
    return until === null ? [] : [stop(until, 'expired')]
  }

  #silences(): Entry[] {
    return this.plan.silences.map(({ from, until, reason: silence, label: why }) => ({
      from,
      until,
      answer: date => ({
        source: { kind: 'silence' },
        layer: 'mandatory-silence',
        reason: { ...label(why), silence },
        occurrence: `${date}/silence-${from}`,
      }),
    }))
  }

  #overrides(): Entry[] {
    const { override } = this.plan
    if (!override) return []
    const answer = (date: string): Answer => ({
      source: getSource(override.playlist),
      layer: 'override',
      reason: label(override.label),
      occurrence: `${date}/override-${override.from}`,
    })
    return [{ ...override, answer }]
  }

  #exceptions(): Entry[] {
    return (['zone', 'unit', 'organisation'] as const).flatMap(scope =>
      this.plan.exceptions
        .filter(one => one.scope === scope)
        .map(({ from, until, playlist, label: why }) => ({
          from,
          until,
          answer: (date: string): Answer => ({
            source: getSource(playlist),
            layer: 'exception',
            reason: label(why, scope),
            occurrence: `${date}/exception-${from}`,
          }),
        })),
    )
  }

  /** Lists the slots of each day: first those that still run from the day before. */
  #slots(): Entry[] {
    const entries: (Entry & { scope: string })[] = []
    for (let day = this.plan.from - 2 * dayMs; day < this.plan.until + 2 * dayMs; day += dayMs)
      entries.push(...this.#continuing(day), ...this.#beginning(day))
    return (['zone', 'unit', 'organisation'] as const).flatMap(scope =>
      entries.filter(one => one.scope === scope),
    )
  }

  /** The slots that apply to the local day that starts at an instant, its weekday and why. */
  #week(dayStart: number) {
    const date = this.#local(dayStart).slice(0, 10)
    const { patterns, season, slots } = this.plan
    const pattern = patterns.find(one => one.date === date)
    const isSeason = season !== null && season.from <= dayStart && dayStart < season.until
    const natural = new Date(`${date}T00:00:00Z`).getUTCDay() || 7
    return {
      date,
      slots: isSeason ? season.slots : slots,
      weekday: pattern ? pattern.weekday : natural,
      why: pattern ? pattern.label : isSeason ? season.label : null,
    }
  }

  #rest(slots: readonly PlanSlot[], begin: PlanSlot): PlanSlot | undefined {
    if (begin.until_minute < 1440) return undefined
    return slots.find(
      ({ weekday, from_minute, until_minute, scope, playlist }) =>
        weekday === (begin.weekday === 7 ? 1 : begin.weekday + 1) &&
        from_minute === 0 &&
        until_minute <= begin.from_minute &&
        scope === begin.scope &&
        playlist === begin.playlist,
    )
  }

  #beginning(dayStart: number) {
    const { date, slots, weekday, why } = this.#week(dayStart)
    const rests = slots.map(slot => this.#rest(slots, slot))
    return slots
      .filter(slot => slot.weekday === weekday && !rests.includes(slot))
      .map(slot => this.#entry(dayStart, slot, slot, date, why))
  }

  #continuing(dayStart: number) {
    const { date, slots, weekday, why } = this.#week(dayStart - dayMs)
    return slots
      .filter(slot => slot.weekday === weekday)
      .flatMap(begin => {
        const rest = this.#rest(slots, begin)
        return rest ? [this.#entry(dayStart, rest, begin, date, why)] : []
      })
  }

  #entry(dayStart: number, part: PlanSlot, begin: PlanSlot, date: string, why: PlanLabel) {
    return {
      scope: part.scope,
      from: dayStart + part.from_minute * minuteMs,
      until: dayStart + part.until_minute * minuteMs,
      answer: (): Answer => ({
        source: getSource(part.playlist),
        layer: 'slot',
        reason: label(why, part.scope),
        occurrence: `${date}/slot-${begin.from_minute}`,
      }),
    }
  }
}
