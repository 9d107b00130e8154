import { expect, test } from 'vitest'
import { fitStatementRows, maxStatementRows, type StatementRow } from './statement-rows'

const zone = (place: string, seconds: number): StatementRow => ({
  name: 'Lobi',
  place,
  seconds,
  plays: 1,
  silentDays: 0,
  zones: 1,
})
const others = (count: number) => `${count} others`
const getZones = (units: number, perUnit: number) =>
  Array.from({ length: units * perUnit }, (_, index) => zone(`Unit ${index % units}`, index))

test('a few zones are listed one by one', () => {
  expect(fitStatementRows(getZones(2, 2), others)).toHaveLength(4)
})

test('many zones are summed by unit', () => {
  const rows = fitStatementRows(getZones(3, 10), others)
  expect(rows.map(({ name, zones, plays }) => [name, zones, plays])).toEqual([
    ['Unit 2', 10, 10],
    ['Unit 1', 10, 10],
    ['Unit 0', 10, 10],
  ])
})

test('the smallest of many units are combined, so that the rows fit without changing the total', () => {
  const zones = getZones(200, 2)
  const rows = fitStatementRows(zones, others)
  expect(rows).toHaveLength(maxStatementRows)
  expect(rows.at(-1)?.name).toBe('187 others')
  const sum = (all: readonly StatementRow[]) => all.reduce((total, { seconds }) => total + seconds, 0)
  expect(sum(rows)).toBe(sum(zones))
})
