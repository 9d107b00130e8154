import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { moveRecords } from '../programs/move/move.mjs'
import { openSource } from '../programs/move/source.mjs'
import { createEmptyDatabase } from './database'

const Database = createRequire(import.meta.url)('better-sqlite3')

let folder: string
let emptyDatabase: Awaited<ReturnType<typeof createEmptyDatabase>>
let file: { exec(sql: string): void; close(): void }
let client: pg.Client

const inSqlite = `
  create table strapi_database_schema (id integer primary key autoincrement, hash text);
  insert into strapi_database_schema (hash) values ('of this build');
  create table people (
    id integer not null primary key autoincrement, name varchar(255), confirmed boolean, born date, at datetime,
    seen datetime, wants json, score float, photo blob, chosen_by integer);
  create table people_units_lnk (id integer not null primary key autoincrement, person_id integer, total bigint);
  insert into people values
    (1, 'Łukasz "Ⓢ" Şahin', 1, '1990-02-28', 1763773200123, '2026-11-22T01:02:03.004Z',
     '{"b":[1,{"z":null,"a":"ä"}],"a":0.1}', 0.1, x'00ff5c78', 2),
    (2, '', 0, null, -1000, null, 'null', -3.5, null, 1),
    (7, null, null, null, null, null, null, null, null, null);
  delete from people where id = 7;
  insert into people_units_lnk values (1, 1, 9007199254740993), (5, 2, -1);`

const inPostgres = `
  create table strapi_database_schema (id serial primary key, hash text);
  create table people (
    id serial primary key, name varchar(255), confirmed boolean, born date, at timestamp(6), seen timestamp(6),
    wants jsonb, score double precision, photo bytea, chosen_by integer references people (id));
  create table people_units_lnk (
    id serial primary key, person_id integer references people (id) on delete cascade, total bigint);
  insert into people (name) values ('made by the start');
  create function refuse_change() returns trigger language plpgsql as $$ begin raise exception 'append-only'; end $$;
  create trigger people_no_truncate before truncate on people for each statement execute function refuse_change();`

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'move-'))
  file = new Database(join(folder, 'database.sqlite'))
  file.exec(inSqlite)
  emptyDatabase = await createEmptyDatabase()
  client = new pg.Client({ connectionString: emptyDatabase.url })
  await client.connect()
})
afterEach(async () => {
  file.close()
  await client.end()
  await emptyDatabase.dispose()
  rmSync(folder, { recursive: true })
})

const move = async () => {
  await client.query(inPostgres)
  const source = openSource(join(folder, 'database.sqlite'))
  try {
    return await moveRecords(source, client)
  } finally {
    source.close()
  }
}
const rows = async (sql: string) => (await client.query(sql)).rows

test('moves every type of value and every id, regardless of the order of references', async () => {
  const compared = await move()
  expect(compared.map(({ table, postgres, same }) => [table, postgres.rows, same])).toEqual([
    ['people', 2, true],
    ['people_units_lnk', 2, true],
  ])
  const people = await rows(
    'select id, name, confirmed, born::text, at::text, seen::text, wants::text, score, photo, chosen_by from people order by id',
  )
  expect(people).toEqual([
    {
      id: 1,
      name: 'Łukasz "Ⓢ" Şahin',
      confirmed: true,
      born: '1990-02-28',
      at: '2025-11-22 01:00:00.123',
      seen: '2026-11-22 01:02:03.004',
      wants: '{"a": 0.1, "b": [1, {"a": "ä", "z": null}]}',
      score: 0.1,
      photo: Buffer.from('00ff5c78', 'hex'),
      chosen_by: 2,
    },
    {
      id: 2,
      name: '',
      confirmed: false,
      born: null,
      at: '1969-12-31 23:59:59',
      seen: null,
      wants: 'null',
      score: -3.5,
      photo: null,
      chosen_by: 1,
    },
  ])
  expect(await rows('select * from people_units_lnk order by id')).toEqual([
    { id: 1, person_id: 1, total: '9007199254740993' },
    { id: 5, person_id: 2, total: '-1' },
  ])
})

test('new ids follow the highest ever assigned, and foreign keys and triggers are enforced again', async () => {
  await move()
  await expect(rows('truncate people cascade')).rejects.toThrow(/append-only/)
  expect(await rows("insert into people (name) values ('new') returning id")).toEqual([{ id: 8 }])
  await expect(rows('insert into people_units_lnk (person_id) values (99)')).rejects.toThrow(/foreign key/)
})

test.each([
  ['a reference to a missing row', 'insert into people_units_lnk values (6, 99, 0)', /foreign key/],
  ['an invalid boolean', 'update people set confirmed = 3 where id = 1', /people.confirmed: 3 is neither/],
  [
    'a table unknown to the target',
    'create table odd (id integer); insert into odd values (1)',
    /no columns for odd/,
  ],
  [
    'a column unknown to the target',
    'alter table people add column odd integer',
    /no columns for people: odd/,
  ],
])('%s stops the move and rolls it back', async (_, change, message) => {
  file.exec(change)
  await expect(move()).rejects.toThrow(message)
  expect(await rows('select name from people')).toEqual([{ name: 'made by the start' }])
})

test('rejects a target with a table before creating anything', async () => {
  await client.query('create table something (id integer)')
  const run = promisify(execFile)(
    process.execPath,
    ['programs/move-to-postgres.mjs', '--from', join(folder, 'database.sqlite')],
    { cwd: resolve(import.meta.dirname, '..'), env: { ...process.env, DATABASE_URL: emptyDatabase.url } },
  )
  await expect(run).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('is not empty') })
  expect(await rows("select tablename from pg_tables where schemaname = 'public'")).toEqual([
    { tablename: 'something' },
  ])
}, 120_000)
