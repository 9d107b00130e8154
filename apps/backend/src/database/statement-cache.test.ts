import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { cacheStatements } from './statement-cache'

function openDatabase() {
  const database = new Database(':memory:')
  database.exec(
    'create table tracks (id integer primary key, title text); insert into tracks (title) values (1), (2)',
  )
  cacheStatements(database)
  return database
}

test('a statement is prepared once and can be run with new values', () => {
  const database = openDatabase()
  const read = database.prepare('select title from tracks where id = ?')
  expect(database.prepare('select title from tracks where id = ?')).toBe(read)
  expect([read.all(1), read.all(2)]).toEqual([[{ title: '1' }], [{ title: '2' }]])
})

test('a cached statement returns the current columns after a schema change', () => {
  const database = openDatabase()
  const sql = 'select * from tracks where id = 1'
  database.prepare(sql).all()
  database.prepare('alter table tracks add column mood text').run()
  expect(database.prepare(sql).all()).toEqual([{ id: 1, title: '1', mood: null }])
})

test('a statement whose rows are still being read is not shared', () => {
  const database = openDatabase()
  const sql = 'select title from tracks order by id'
  const rows = database.prepare(sql).iterate()
  rows.next()
  expect(database.prepare(sql).all()).toHaveLength(2)
  rows.return?.()
})

test('the least recently used statements are evicted and prepared again', () => {
  const database = openDatabase()
  const first = database.prepare('select 0')
  const second = database.prepare('select 1')
  for (let id = 2; id < 500; id += 1) database.prepare(`select ${id}`)
  expect(database.prepare('select 0')).toBe(first)
  database.prepare('select 500')
  expect(database.prepare('select 0')).toBe(first)
  expect(database.prepare('select 1')).not.toBe(second)
})
