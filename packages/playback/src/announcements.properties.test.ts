import fc, { countRuns } from '@bgm/property-tests'
import { type Announcement, announcementSchema } from '@bgm/validation'
import { expect, test } from 'vitest'
import type { AiredAnnouncement } from './announcement-limits'
import { maxAnnouncementDelay } from './announcement-starts'
import { findDueAnnouncement, findNextAnnouncement, planAnnouncements } from './announcements'
import { resolve } from './resolve'
import { anyPlan, dayMs } from './testing/any-plan'
import { makeAnnouncement } from './testing/plans'
import { planSimply } from './testing/simple-planner'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const minuteOfDay = fc.integer({ min: 0, max: 1439 })

const anyAnnouncement = (id: string): fc.Arbitrary<Announcement> =>
  fc
    .record({
      duration_ms: fc.integer({ min: 1_000, max: 60_000 }),
      gap_minutes: fc.integer({ min: 0, max: 45 }),
      per_hour: fc.integer({ min: 1, max: 6 }),
      weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
      times: fc.uniqueArray(minuteOfDay, { maxLength: 4 }),
      every: fc.option(
        fc.record({
          minutes: fc.integer({ min: 5, max: 120 }),
          from_minute: minuteOfDay,
          until_minute: minuteOfDay,
        }),
      ),
    })
    .map(({ weekdays, times, every, ...rules }) =>
      announcementSchema.parse(
        makeAnnouncement(id, {
          ...rules,
          schedule: { from_date: null, until_date: null, weekdays, times, every },
        }),
      ),
    )

const anyAnnouncements = fc
  .integer({ min: 1, max: 4 })
  .chain(count => fc.tuple(...Array.from({ length: count }, (_, index) => anyAnnouncement(`a${index}`))))

const anyDay = fc.tuple(anyPlan, anyAnnouncements)
const getRules = (announcements: readonly Announcement[], id: string) => {
  const found = announcements.find(one => one.id === id)
  if (!found) throw new Error(id)
  return found
}

test('an announcement never overlaps silence, and never starts early or more than five minutes late', () => {
  fc.assert(
    fc.property(anyDay, ([plan, announcements]) => {
      const { planned } = planAnnouncements({ plan, announcements, aired: [] }, plan.from, plan.from + dayMs)
      for (const { announcement, due, at } of planned) {
        if (at === null) continue
        const until = at + getRules(announcements, announcement).duration_ms
        for (let instant = at; instant < until; instant = resolve(plan, instant).until)
          expect(resolve(plan, instant).source.kind).toBe('playlist')
        expect(at).toBeGreaterThanOrEqual(due)
        expect(at).toBeLessThan(due + maxAnnouncementDelay)
      }
    }),
    { numRuns: 80 },
  )
})

test('the limits of an announcement apply to those before and after it', () => {
  fc.assert(
    fc.property(anyDay, ([plan, announcements]) => {
      const { planned } = planAnnouncements({ plan, announcements, aired: [] }, plan.from, plan.from + dayMs)
      const played = planned.flatMap(({ announcement, at }) =>
        at === null ? [] : { at, rules: getRules(announcements, announcement) },
      )
      for (const [index, { at, rules }] of played.entries()) {
        const next = played[index + 1]
        const gap = Math.max(rules.gap_minutes, next?.rules.gap_minutes ?? 0) * minuteMs
        if (next) expect(next.at - at - rules.duration_ms).toBeGreaterThanOrEqual(gap)
        // It is enough to check the hours that end with an announcement.
        for (const last of played.filter(one => one.at >= at && one.at < at + hourMs)) {
          const inHour = played.filter(one => one.at > last.at - hourMs && one.at <= last.at)
          expect(inHour.length).toBeLessThanOrEqual(rules.per_hour)
        }
      }
    }),
    { numRuns: 80 },
  )
})

test('the preview plans the same as a device, which looks only from one announcement to the next', () => {
  fc.assert(
    fc.property(anyDay, ([plan, announcements]) => {
      const end = plan.from + dayMs / 4
      const aired: AiredAnnouncement[] = []
      const request = { plan, announcements, aired }
      for (let now: number | null = plan.from; now !== null; ) {
        const due = findDueAnnouncement(request, now)
        if (due) {
          const { duration_ms, gap_minutes, per_hour } = getRules(announcements, due.announcement)
          aired.push({ ...due, from: now, until: now + duration_ms, gap_minutes, per_hour })
        }
        now = findNextAnnouncement(request, now + 1, end)
      }
      const { planned } = planAnnouncements({ ...request, aired: [] }, plan.from, end)
      expect(aired.map(({ announcement, due, from }) => ({ announcement, due, at: from }))).toEqual(
        planned.flatMap(({ announcement, due, at }) => (at === null ? [] : { announcement, due, at })),
      )
    }),
    { numRuns: 40 },
  )
})

test('the plan does not depend on the order in which announcements are listed', () => {
  fc.assert(
    fc.property(anyDay, ([plan, announcements]) => {
      const planDay = (list: Announcement[]) =>
        planAnnouncements({ plan, announcements: list, aired: [] }, plan.from, plan.from + dayMs, 3)
      expect(planDay(announcements.toReversed())).toEqual(planDay(announcements))
    }),
    { numRuns: 40 },
  )
})

const anyAired = fc
  .record({
    announcement: fc.constantFrom('a0', 'a1', 'command'),
    minute: fc.integer({ min: -90, max: 30 }),
    seconds: fc.integer({ min: 1, max: 60 }),
    gap_minutes: fc.integer({ min: 0, max: 45 }),
    per_hour: fc.integer({ min: 1, max: 12 }),
  })
  .map(({ minute, seconds, ...aired }) => ({ ...aired, minute, durationMs: seconds * 1000 }))

const anyRequest = fc
  .tuple(anyDay, fc.array(anyAired, { maxLength: 5 }))
  .map(([[plan, announcements], played]) => ({
    plan,
    announcements,
    aired: played.map(({ minute, durationMs, ...one }) => {
      const from = plan.from + minute * minuteMs
      return { ...one, due: from, from, until: from + durationMs }
    }),
  }))

test('plans the same as a planner that tries every announcement at every instant', () => {
  fc.assert(
    fc.property(anyRequest, fc.integer({ min: 0, max: dayMs / 1000 }), (request, second) => {
      const from = request.plan.from + second * 1000
      const until = from + dayMs / 4
      const planned = planSimply(request, from, until)
      expect(planAnnouncements(request, from, until)).toEqual({ planned, omitted: 0 })
      const starts = planned.flatMap(({ at }) => at ?? [])
      expect(findNextAnnouncement(request, from, until)).toBe(starts.length > 0 ? Math.min(...starts) : null)
    }),
    { numRuns: countRuns(300) },
  )
}, 3_600_000)
