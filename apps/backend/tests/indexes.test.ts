import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, startBackend } from '#tests/harness'
import { type Index, listIndexes } from '#tests/tables'

type Attribute = { columnName?: string; column?: { unique?: boolean } }
type Model = { tableName: string; attributes: Record<string, Attribute>; indexes?: Declared[] }
type Declared = { name: string; columns: string[] }

let backend: Backend
let existing: Index[]
let models: Model[]

beforeAll(async () => {
  backend = await startBackend()
  existing = await listIndexes(backend)
  models = [...backend.strapi.db.metadata.values()] as unknown as Model[]
})
afterAll(() => backend.stop())

test('every index of a schema exists in the database, with the same columns in the same order', () => {
  const declared = models.flatMap(({ tableName, indexes = [] }) =>
    indexes.map(({ name, columns }) => ({ table: tableName, name, columns })),
  )
  expect(declared.filter(({ name }) => /_own(?:er)?_/.test(name)).length).toBeGreaterThan(20)
  const found = declared.map(
    ({ table, name }) =>
      existing.find(index => index.table === table && index.name === name) ?? { table, name, columns: [] },
  )
  expect(found.map(({ table, name, columns }) => ({ table, name, columns }))).toEqual(declared)
})

test('every unique attribute of a schema has a unique index in the database', () => {
  const declared = models.flatMap(({ tableName, attributes }) =>
    Object.values(attributes)
      .filter(({ column }) => column?.unique)
      .map(({ columnName }) => `${tableName}.${columnName}`),
  )
  const uniqueColumns = existing
    .filter(({ unique, columns }) => unique && columns.length === 1)
    .map(({ table, columns }) => `${table}.${columns[0]}`)
  expect(declared.length).toBeGreaterThan(20)
  expect(declared.filter(column => !uniqueColumns.includes(column))).toEqual([])
})
