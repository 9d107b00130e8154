import { defaultOpeningHours } from '@bgm/validation'
import { describe, expect, test } from 'vitest'
import { getUptime, type UptimeFacts } from './uptime'

const at = (local: string) => Date.parse(`${local}:00+07:00`)
const hour = 3_600_000

const uptime = (facts: Partial<UptimeFacts>) =>
  getUptime({
    hours: defaultOpeningHours,
    timeZone: 'Asia/Jakarta',
    period: { from: at('2026-11-23T00:00'), until: at('2026-11-24T00:00') },
    incidents: [],
    plays: [],
    ...facts,
  })
const incident = (kind: string, from: string, until: string) => ({ kind, from: at(from), until: at(until) })

describe('uptime', () => {
  test('uptime is 1 without incidents, and null without opening hours', () => {
    expect(uptime({})).toEqual({ opening: 14 * hour, down: 0, uptime: 1 })
    const period = { from: at('2026-11-23T00:00'), until: at('2026-11-23T06:00') }
    expect(uptime({ period })).toEqual({ opening: 0, down: 0, uptime: null })
  })

  test('incidents without music only count during opening hours', () => {
    const incidents = [incident('offline', '2026-11-23T21:00', '2026-11-23T23:30')]
    expect(uptime({ incidents })).toEqual({ opening: 14 * hour, down: hour, uptime: 13 / 14 })
  })

  test('overlapping incidents count once, and incidents with music do not count', () => {
    const incidents = [
      incident('dead-air', '2026-11-23T10:00', '2026-11-23T11:00'),
      incident('muted', '2026-11-23T10:30', '2026-11-23T11:30'),
      incident('wrong-clock', '2026-11-23T12:00', '2026-11-23T20:00'),
      incident('low-cache', '2026-11-23T12:00', '2026-11-23T20:00'),
    ]
    expect(uptime({ incidents }).down).toBe(1.5 * hour)
  })

  test('time that a device played while offline does not count as downtime', () => {
    const incidents = [incident('offline', '2026-11-23T10:00', '2026-11-23T12:00')]
    const plays = Array.from({ length: 20 }, (_, index) => {
      const from = at('2026-11-23T10:00') + index * 3 * 60_000
      return { from, until: from + 3 * 60_000 - 2_000 }
    })
    expect(uptime({ incidents, plays }).down).toBe(hour - 13_000)
  })

  test('time when the output was muted counts as downtime even if an offline device reports plays', () => {
    const incidents = [
      incident('offline', '2026-11-23T10:00', '2026-11-23T12:00'),
      incident('muted', '2026-11-23T10:00', '2026-11-23T10:30'),
    ]
    const plays = [{ from: at('2026-11-23T10:00'), until: at('2026-11-23T12:00') }]
    expect(uptime({ incidents, plays }).down).toBe(0.5 * hour)
  })
})
