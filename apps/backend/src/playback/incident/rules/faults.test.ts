import { expect, test } from 'vitest'
import { type DeviceReport, findFaults } from './faults'

const healthy: DeviceReport = { state: 'playing', errors: [], cached_hours: 24 }

test.each<[Partial<DeviceReport>, string[]]>([
  [{}, []],
  [{ errors: ['silence-skipped', 'track-broken', 'track-missing'] }, []],
  [{ errors: ['dead-air'] }, ['dead-air dead-air']],
  [{ state: 'error' }, ['dead-air audio-failed']],
  [{ state: 'blocked' }, ['muted output-suspended']],
  [{ errors: ['output-silent', 'output-missing'] }, ['muted output-missing']],
  [{ state: 'loading', errors: ['nothing-playable'] }, ['dead-air nothing-playable']],
  [{ errors: ['storage-failed'] }, []],
  [{ errors: ['clock-wrong'] }, ['wrong-clock clock-wrong']],
  [{ cached_hours: 1.9 }, ['low-cache null']],
  [{ cached_hours: 0, errors: ['storage-full'] }, ['low-cache storage-full']],
  [{ cached_hours: 0, state: 'silent' }, []],
  [{ cached_hours: 0, state: 'stopped' }, []],
  [{ cached_hours: null }, []],
])('a report with %j has the faults %j', (changes, expected) => {
  expect(findFaults({ ...healthy, ...changes }, []).map(({ kind, cause }) => `${kind} ${cause}`)).toEqual(
    expected,
  )
})

test('a low cache remains a fault until it is an hour above the minimum', () => {
  const report = { ...healthy, cached_hours: 2.5 }
  expect(findFaults(report, [])).toEqual([])
  expect(findFaults(report, ['low-cache'])).toHaveLength(1)
  expect(findFaults({ ...report, cached_hours: 3 }, ['low-cache'])).toEqual([])
})
