import type { ServiceStatus } from '@bgm/api-client'
import { sampleServiceStatus } from '@bgm/api-client/testing'
import { expect, test } from 'vitest'
import { assessStatus, getDayState, getNotePhase, listDayStates } from './assess-status'

const checked = Date.parse(sampleServiceStatus.checked_at ?? '')
const [incident] = sampleServiceStatus.notes
if (!incident) throw new Error('The sample has no note')
const good = {
  ...sampleServiceStatus,
  parts: sampleServiceStatus.parts.filter(({ state }) => ['good', 'unmeasured'].includes(state)),
  notes: [],
}
const maintenance = {
  ...incident,
  kind: 'maintenance' as const,
  state: 'planned' as const,
  starts_at: '2026-11-30T06:00:00.000Z',
  ends_at: '2026-11-30T07:00:00.000Z',
}

test.each<[string, ServiceStatus, string]>([
  ['every measured part works', good, 'good'],
  ['a part is down', { ...sampleServiceStatus, notes: [] }, 'down'],
  ['staff write about an incident', sampleServiceStatus, 'incident'],
  ['maintenance is planned for later', { ...good, notes: [maintenance] }, 'good'],
  [
    'nothing is measured',
    { ...good, parts: good.parts.filter(({ state }) => state === 'unmeasured') },
    'unknown',
  ],
  ['nothing was ever checked', { ...good, checked_at: null }, 'unknown'],
])('if %s, the page says so', (_, status, overall) => {
  expect(assessStatus(status, checked + 60_000).overall).toBe(overall)
})

test('old checks say nothing about now', () => {
  expect(assessStatus(good, checked + 5 * 60_000)).toMatchObject({ overall: 'good', stale: false })
  expect(assessStatus(good, checked + 5 * 60_000 + 1)).toMatchObject({ overall: 'unknown', stale: true })
})

test('maintenance begins and ends with its planned time, an incident when it is resolved', () => {
  const at = (time: string) => getNotePhase(maintenance, Date.parse(`2026-11-30T${time}:00.000Z`))
  expect([at('05:59'), at('06:00'), at('07:00')]).toEqual(['planned', 'current', 'past'])
  expect(getNotePhase(incident, checked + 86_400_000)).toBe('current')
  expect(getNotePhase({ ...incident, state: 'resolved' }, checked)).toBe('past')
})

test.each([
  [{ passed: 0, failed: 0 }, 'none'],
  [{ passed: 10, failed: 0 }, 'good'],
  [{ passed: 96, failed: 4 }, 'some'],
  [{ passed: 95, failed: 5 }, 'bad'],
] as const)('a day with %j is %s', (day, state) => {
  expect(getDayState(day)).toBe(state)
})

test('days without results have no data', () => {
  const days = listDayStates(sampleServiceStatus.parts[0]?.days ?? [], '2026-11-30')
  expect(days).toHaveLength(90)
  expect(days.slice(-3)).toEqual(['none', 'some', 'good'])
})
