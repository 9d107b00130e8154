import { expect, test } from 'vitest'
import {
  findListProblem,
  listMissingMatchParts,
  parseShare,
  readContributor,
  toNameLists,
} from './contributors'

const ayu = { name: 'Ayu Contoh', ipi: '00000000199', role: 'CA', share: 5000, society: '021' } as const
const bima = { name: 'Bima Contoh', ipi: '00000000395', role: 'E', share: 5000 } as const

test.each([
  ['50', 5000],
  ['33,33', 3333],
  ['33.3', 3330],
  ['12.50 %', 1250],
  ['100%', 10_000],
  ['33.333', null],
  ['-1', null],
  ['1.000,00', null],
  ['1'.repeat(100_000), null],
])('a share is a percentage with at most two decimals: %s', (text, share) => {
  expect(parseShare(text)).toBe(share)
})

test('a contributor is read as staff state it', () => {
  const stated = { name: ' Ayu  Contoh ', ipi: '199', role: 'ca', share: '50', society: '21' }
  expect(readContributor(stated)).toEqual({ contributor: ayu })
  expect(readContributor({ ...bima, society: 'Lembaga Contoh' })).toEqual({
    contributor: { ...bima, society: 'Lembaga Contoh' },
  })
  expect(readContributor({ name: 'Ayu', role: 'A', ipi: '', share: null, society: ' ' })).toEqual({
    contributor: { name: 'Ayu', role: 'A' },
  })
})

test.each([
  [{ role: 'C' }, ['name']],
  [{ ...ayu, name: 'x'.repeat(500) }, ['name']],
  [{ ...ayu, role: 'X' }, ['role']],
  [{ ...ayu, ipi: '198', share: '101' }, ['ipi', 'share']],
  [{ ...ayu, share: 10_001 }, ['share']],
  [{ ...ayu, society: 'x'.repeat(300) }, ['society']],
  [{}, ['name', 'role']],
])('the fields of a contributor that are missing or wrong are named', (stated, wrong) => {
  expect(readContributor(stated)).toEqual({ wrong })
})

test('the shares of a work add up to 100 percent once all are known', () => {
  const third = (name: string) => ({ name, role: 'C', share: 3333 }) as const
  expect(findListProblem([ayu, bima])).toBeNull()
  expect(findListProblem(['a', 'b', 'c'].map(third))).toBeNull()
  expect(findListProblem([ayu, { ...bima, share: 4000 }])).toEqual({ problem: 'sum', sum: 9000 })
  expect(findListProblem([ayu, { ...bima, share: 5007 }])).toEqual({ problem: 'sum', sum: 10_007 })
  expect(findListProblem([ayu, { name: 'Citra', role: 'E' }])).toBeNull()
  expect(findListProblem([])).toBeNull()
})

test('a list has a limit, and nobody is in it twice in the same role', () => {
  expect(findListProblem([ayu, { ...ayu, name: 'AYU CONTOH' }])).toEqual({
    problem: 'twice',
    name: 'AYU CONTOH',
  })
  const many = Array.from({ length: 41 }, (_, index) => ({ name: `Ayu ${index}`, role: 'C' as const }))
  expect(findListProblem(many)).toEqual({ problem: 'many' })
  const long = many.slice(0, 20).map(({ name, role }) => ({ name: name.padEnd(110, 'x'), role }))
  expect(findListProblem(long)).toEqual({ problem: 'names' })
})

test('a work can be matched once everybody has an IPI name number and a share, and somebody wrote it', () => {
  expect(listMissingMatchParts([ayu, bima])).toEqual([])
  expect(listMissingMatchParts([])).toEqual(['writer'])
  expect(listMissingMatchParts([bima])).toEqual(['writer'])
  expect(listMissingMatchParts([ayu, { name: 'Bima', role: 'E', share: 5000 }])).toEqual(['ipi'])
  expect(listMissingMatchParts([{ name: 'Ayu', role: 'C' }, bima])).toEqual(['ipi', 'share'])
})

test('lists of names follow from the contributors, and stay as they are without one', () => {
  expect(toNameLists([ayu, bima, { name: 'Citra', role: 'A' }, { name: 'Dewi', role: 'C' }])).toEqual({
    composers: 'Ayu Contoh\nDewi',
    publishers: 'Bima Contoh',
  })
})
