import { expect, test } from 'vitest'
import { allOf, joinSql, type Sql, sql } from './sql'

const shown = ({ texts, values }: Sql) => ({ text: texts.join('?').replace(/\s+/g, ' '), values })

test('values become placeholders, and parts are inserted with their values in order', () => {
  const inner = sql`u.name = ${"x' or '1' = '1"} and u.deleted = ${false}`
  expect(shown(sql`select ${1}, ${inner} from users u where ${inner} limit ${10}`)).toEqual({
    text: 'select ?, u.name = ? and u.deleted = ? from users u where u.name = ? and u.deleted = ? limit ?',
    values: [1, "x' or '1' = '1", false, "x' or '1' = '1", false, 10],
  })
})

test('parts are joined with a separator', () => {
  expect(shown(joinSql([sql`a = ${1}`, sql`b`, sql`c = ${null}`], ' or '))).toEqual({
    text: 'a = ? or b or c = ?',
    values: [1, null],
  })
  expect(shown(joinSql([], ', '))).toEqual({ text: '', values: [] })
})

test('every row matches if there are no conditions', () => {
  expect(shown(allOf([]))).toEqual({ text: '1 = 1', values: [] })
  expect(shown(allOf([sql`a`, sql`b = ${2}`]))).toEqual({ text: 'a and b = ?', values: [2] })
})

test('a statement has the same text regardless of its values, so that it is prepared once', () => {
  const find = (name: string, ids: number[]) => shown(sql`select ${name} where x in (${ids.join()})`).text
  expect(find('a', [1])).toBe(find('b', [1, 2, 3]))
})
