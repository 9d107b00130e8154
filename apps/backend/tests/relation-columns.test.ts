import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, loadCompiled, startBackend } from '#tests/harness'
import { loadMigration } from '#tests/migrations'
import { listIndexes } from '#tests/tables'

type Knex = Backend['strapi']['db']['connection']

const name = '2026.11.22T00.00.00.columns-of-relations'
const migration = loadMigration(name)

const columns: [table: string, own: string, column: string][] = [
  ['business_units', 'business_unit_id', 'organisation_id'],
  ['orders', 'order_id', 'organisation_id'],
  ['orders', 'order_id', 'business_unit_id'],
  ['subscriptions', 'subscription_id', 'organisation_id'],
  ['subscriptions', 'subscription_id', 'business_unit_id'],
  ['memberships', 'membership_id', 'organisation_id'],
  ['memberships', 'membership_id', 'user_id'],
  ['audit_entries', 'audit_entry_id', 'organisation_id'],
]

let backend: Backend
let knex: Knex

beforeAll(async () => {
  backend = await startBackend()
  knex = backend.strapi.db.connection
  const { seedLarge } = loadCompiled(() => import('#seed/large/index'))
  await seedLarge(backend.strapi, {
    ...{ organisations: 8, units: 300, chain: 40, people: 24 },
    ...{ ordersPerUnit: 2, entries: 300 },
  })
}, 300_000)
afterAll(() => backend.stop())

const getValues = (table: string, column: string) => knex(table).select('id', column).orderBy('id')

test('the migration fills columns of existing rows from link tables, and leaves those without a link empty', async () => {
  const [unlinked] = await knex('business_units').orderBy('id').limit(1).select('id')
  await knex('business_units_organisation_lnk').where('business_unit_id', unlinked.id).delete()
  const before = new Map<string, unknown>()
  for (const [table, own, column] of columns) {
    const relation = column.replace(/_id$/, '')
    const linked = await knex(table)
      .leftJoin(`${table}_${relation}_lnk as link`, `link.${own}`, `${table}.id`)
      .select(`${table}.id`, `link.${column}`)
      .orderBy(`${table}.id`)
    before.set(`${table}.${column}`, linked)
    expect(linked.length).toBeGreaterThan(0)
    await knex(table).update({ [column]: null })
  }
  await migration.up(knex)
  for (const [table, , column] of columns)
    expect(await getValues(table, column), `${table}.${column}`).toEqual(before.get(`${table}.${column}`))
  expect(await knex('business_units').where('id', unlinked.id).first('organisation_id')).toEqual({
    organisation_id: null,
  })
  await migration.up(knex)
  expect(await getValues('orders', 'business_unit_id')).toEqual(before.get('orders.business_unit_id'))
})

type Index = { name: string; columns: string[] }

/**
 * Reverts the database to its state before the migration: removes the columns, their indexes and the migration's
 * record.
 */
async function removeColumns() {
  const { db } = backend.strapi
  const getColumns = (table: string) =>
    columns.filter(([name]) => name === table).map(([, , column]) => column)
  const indexes = new Map<string, Index[]>()
  for (const { tableName, indexes: all = [] } of db.metadata.values()) {
    const removedIndexes = (all as Index[]).filter(index =>
      index.columns.some(name => getColumns(tableName).includes(name)),
    )
    if (removedIndexes.length > 0) indexes.set(tableName, removedIndexes)
  }
  for (const [table, removedIndexes] of indexes) {
    for (const { name } of removedIndexes) await knex.raw('drop index ??', [name])
    await knex.schema.alterTable(table, at => at.dropColumns(...getColumns(table)))
  }
  const stored = await db.schema.schemaStorage.read()
  if (!stored) throw new Error('No schema is stored')
  const { id, schema } = stored
  for (const table of schema.tables) {
    table.columns = table.columns.filter(column => !getColumns(table.name).includes(column.name))
    const removedIndexes = indexes.get(table.name)?.map(({ name }) => name) ?? []
    table.indexes = table.indexes.filter(index => !removedIndexes.includes(index.name))
  }
  await knex('strapi_database_schema')
    .where({ id })
    .update({ schema: JSON.stringify(schema), hash: 'older' })
  await knex('strapi_migrations')
    .where('name', 'like', 'columns%')
    .orWhere({ name: `${name}.js` })
    .delete()
  return [...indexes.values()].flat().map(({ name }) => name)
}

test('the next start on an older database adds the columns, fills them and creates their indexes', async () => {
  const removedIndexes = await removeColumns()
  expect(removedIndexes.length).toBeGreaterThan(10)
  expect(await backend.strapi.db.schema.sync()).toBe('CHANGED')

  for (const [table, , column] of columns) {
    const links = await knex(`${table}_${column.replace(/_id$/, '')}_lnk`)
      .count('* as count')
      .first()
    const filled = await knex(table).whereNotNull(column).count('* as count').first()
    expect(filled, `${table}.${column}`).toEqual(links)
  }
  const present = await listIndexes(backend)
  expect(removedIndexes.filter(name => !present.some(index => index.name === name))).toEqual([])
  expect(await backend.strapi.db.schema.sync()).toBe('UNCHANGED')
})
