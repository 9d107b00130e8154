import type { Announcement, AnnouncementSchedule } from '@bgm/validation'
import { describe, expect, test, vi } from 'vitest'
import { AnnouncementLimits } from './announcement-limits'
import { findDueAnnouncement, findNextAnnouncement, planAnnouncements } from './announcements'
import { makeAnnouncement, makePlan, parseJakartaTime } from './testing/plans'

const at = (time: string, date = '2026-11-23') => parseJakartaTime(`${date}T${time}`)
const second = 1000
const minute = 60 * second

const schedule = (changes: Partial<AnnouncementSchedule>): { schedule: AnnouncementSchedule } => ({
  schedule: { ...makeAnnouncement('a').schedule, times: [], ...changes },
})
const every = (minutes: number, from_minute: number, until_minute: number) =>
  schedule({ every: { minutes, from_minute, until_minute } })

function planDay(announcements: Announcement[], plan = makePlan(), date = '2026-11-23') {
  const from = at('00:00', date)
  return planAnnouncements({ plan, announcements, aired: [] }, from, from + 24 * 60 * minute).planned
}
const clock = (instant: number | null) =>
  instant === null ? null : new Date(instant + 7 * 60 * minute).toISOString().slice(11, 19)
const starts = (planned: ReturnType<typeof planDay>) =>
  planned.flatMap(({ announcement, at: start }) => (start === null ? [] : `${announcement} ${clock(start)}`))

describe('a schedule', () => {
  test('names an announcement once if an interval that runs past midnight meets another of its times', () => {
    const rules = schedule({
      times: [10],
      every: { minutes: 30, from_minute: 23 * 60 + 40, until_minute: 10 },
    })
    const planned = planDay([makeAnnouncement('a', rules)], makePlan(), '2026-11-24')
    expect(planned.filter(({ due }) => due === at('00:10', '2026-11-24'))).toHaveLength(1)
  })

  test.each<[string, Partial<AnnouncementSchedule>, string, string[]]>([
    ['times of the day', { times: [600, 1230] }, '2026-11-23', ['a 10:00:00', 'a 20:30:00']],
    ['another weekday', { times: [600], weekdays: [2] }, '2026-11-23', []],
    ['its weekday', { times: [600], weekdays: [2] }, '2026-11-24', ['a 10:00:00']],
    ['before its first day', { times: [600], from_date: '2026-11-24' }, '2026-11-23', []],
    ['on its first day', { times: [600], from_date: '2026-11-24' }, '2026-11-24', ['a 10:00:00']],
    ['on its last day', { times: [600], until_date: '2026-11-24' }, '2026-11-24', ['a 10:00:00']],
    ['after its last day', { times: [600], until_date: '2026-11-24' }, '2026-11-25', []],
    ['no times', { times: [] }, '2026-11-23', []],
    [
      'an interval, both ends included',
      { every: { minutes: 30, from_minute: 600, until_minute: 660 } },
      '2026-11-23',
      ['a 10:00:00', 'a 10:30:00', 'a 11:00:00'],
    ],
    [
      'an interval that ends before its last step',
      { every: { minutes: 40, from_minute: 600, until_minute: 660 } },
      '2026-11-23',
      ['a 10:00:00', 'a 10:40:00'],
    ],
    [
      'an interval past midnight, which belongs to the day on which it begins',
      { weekdays: [1], every: { minutes: 60, from_minute: 22 * 60, until_minute: 60 } },
      '2026-11-24',
      ['a 00:00:00', 'a 01:00:00'],
    ],
    [
      'a time that is also in the interval, once',
      { times: [630], every: { minutes: 30, from_minute: 600, until_minute: 660 } },
      '2026-11-23',
      ['a 10:00:00', 'a 10:30:00', 'a 11:00:00'],
    ],
  ])('plans the expected announcements: %s', (_, changes, date, expected) => {
    expect(starts(planDay([makeAnnouncement('a', schedule(changes))], makePlan(), date))).toEqual(expected)
  })
})

describe('a silence', () => {
  const prayer = (from: string, until: string) =>
    makePlan({ silences: [{ from: at(from), until: at(until), reason: 'prayer', label: null }] })

  test.each([
    ['starts when the announcement is due', '12:00', '12:10', null, 'silence'],
    ['is empty', '12:00', '12:00', '12:00:00', null],
    ['ends within five minutes', '11:55', '12:03', '12:03:00', null],
    ['lasts longer than five minutes', '11:55', '12:05', null, 'silence'],
  ] as const)('has the expected effect if it %s', (_, from, until, start, skipped) => {
    const [planned] = planDay([makeAnnouncement('a')], prayer(from, until))
    expect([clock(planned?.at ?? null), planned?.skipped]).toEqual([start, skipped])
  })

  test('is never overlapped: an announcement that would run into it is skipped', () => {
    const plan = makePlan({
      silences: [{ from: at('12:00') + 15 * second, until: at('12:10'), reason: 'prayer', label: null }],
    })
    expect(planDay([makeAnnouncement('a')], plan)).toMatchObject([{ at: null, skipped: 'silence' }])
  })

  test.each([
    ['without a licence', makePlan({ licence: { state: 'suspended', until: null } })],
    ['without a playlist', makePlan({ default_playlist: null, fallback_playlist: null })],
    [
      'with planned silence',
      makePlan({
        override: { from: at('11:00'), until: at('13:00'), playlist: null, label: null },
      }),
    ],
  ])('is also in effect %s', (_, plan) => {
    expect(
      findDueAnnouncement({ plan, announcements: [makeAnnouncement('a')], aired: [] }, at('12:00')),
    ).toBeNull()
  })
})

describe('the limits', () => {
  test('delay an announcement, and skip it if it would start too late', () => {
    const near = [makeAnnouncement('a'), makeAnnouncement('b')]
    expect(starts(planDay(near))).toEqual(['a 12:00:00', 'b 12:00:25'])
    const spaced = near.map(one => ({ ...one, gap_minutes: 3 }))
    expect(starts(planDay(spaced))).toEqual(['a 12:00:00', 'b 12:03:20'])
    const apart = near.map(one => ({ ...one, gap_minutes: 10 }))
    expect(planDay(apart)).toMatchObject([
      { announcement: 'a', skipped: null },
      { announcement: 'b', at: null, skipped: 'limit' },
    ])
  })

  test('of an earlier announcement also apply to a later one that has none', () => {
    const quiet = makeAnnouncement('a', { gap_minutes: 30 })
    const busy = makeAnnouncement('b', every(10, 12 * 60, 13 * 60))
    expect(starts(planDay([quiet, busy]))).toEqual([
      'a 12:00:00',
      'b 12:30:20',
      'b 12:40:00',
      'b 12:50:00',
      'b 13:00:00',
    ])
  })

  test('cap the number of announcements in any hour', () => {
    const one = makeAnnouncement('a', { ...every(10, 600, 700), per_hour: 2 })
    expect(starts(planDay([one]))).toEqual(['a 10:00:00', 'a 10:10:00', 'a 11:00:00', 'a 11:10:00'])
  })

  test('take announcements into account that were played on command', () => {
    const aired = [
      { announcement: 'b', due: null, from: at('11:58'), until: at('11:59'), gap_minutes: 2, per_hour: 12 },
    ]
    const request = { plan: makePlan(), announcements: [makeAnnouncement('a')], aired }
    expect(findDueAnnouncement(request, at('12:00'))).toBeNull()
    expect(clock(findNextAnnouncement(request, at('11:59'), at('13:00')))).toBe('12:01:00')
    expect(findDueAnnouncement(request, at('12:01'))).toEqual({ announcement: 'a', due: at('12:00') })
  })

  test('give a fixed time precedence over an interval', () => {
    const repeated = makeAnnouncement('a', { ...every(30, 12 * 60, 13 * 60), gap_minutes: 10 })
    const fixed = makeAnnouncement('b', { gap_minutes: 10 })
    expect(starts(planDay([repeated, fixed]))).toEqual(['b 12:00:00', 'a 12:30:00', 'a 13:00:00'])
  })
})

describe('a due announcement', () => {
  const request = { plan: makePlan(), announcements: [makeAnnouncement('a')], aired: [] }

  test('waits up to five minutes for a device that was not ready', () => {
    expect(findDueAnnouncement(request, at('12:00') - 1)).toBeNull()
    expect(findDueAnnouncement(request, at('12:05') - 1)).toEqual({ announcement: 'a', due: at('12:00') })
    expect(findDueAnnouncement(request, at('12:05'))).toBeNull()
  })

  test('is played only once', () => {
    const aired = [
      {
        announcement: 'a',
        due: at('12:00'),
        from: at('12:00'),
        until: at('12:01'),
        gap_minutes: 0,
        per_hour: 12,
      },
    ]
    expect(findDueAnnouncement({ ...request, aired }, at('12:02'))).toBeNull()
  })
})

describe('a day with more announcements than can be played', () => {
  const crowded = Array.from({ length: 100 }, (_, index) =>
    makeAnnouncement(`a${index}`, every(5, 0, 24 * 60 - 1)),
  )
  const from = at('00:00')
  const until = from + 24 * 60 * minute
  const planWith = (maxSkipped?: number) =>
    planAnnouncements({ plan: makePlan(), announcements: crowded, aired: [] }, from, until, maxSkipped)

  test('lists all that start and the first that are skipped, and counts the rest', () => {
    const { planned, omitted } = planWith(10)
    const all = planWith()
    const isPlayed = ({ at }: { at: number | null }) => at !== null
    expect(planned.filter(isPlayed)).toEqual(all.planned.filter(isPlayed))
    expect(planned.filter(one => !isPlayed(one))).toEqual(
      all.planned.filter(one => !isPlayed(one)).slice(0, 10),
    )
    expect(planned.length + omitted).toBe(100 * 288)
  })

  test('checks the limits only when an announcement may become possible', () => {
    const checks = vi.spyOn(AnnouncementLimits.prototype, 'at')
    planWith(0)
    // One for each five minutes, and one for each of the twelve that may start in an hour.
    expect(checks.mock.calls.length).toBeLessThan(288 + 2 * 12 * 24)
    checks.mockRestore()
  })
})
