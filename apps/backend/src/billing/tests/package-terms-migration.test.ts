import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, startBackend } from '#tests/harness'
import { loadMigration } from '#tests/migrations'

type Knex = Backend['strapi']['db']['connection']

const migration = loadMigration('2026.11.22T17.00.00.package-terms-once')

const keys = ['international', 'multi-location', 'single-location', 'small-room']
const locales = ['id', 'en']

let backend: Backend

beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

async function restorePackagesBeforeMigration(knex: Knex) {
  await knex.schema.alterTable('packages', table => {
    table.bigInteger('price_monthly')
    table.bigInteger('price_yearly')
    table.boolean('contact_only')
    table.integer('max_zones')
  })
  await knex.schema.dropTable('package_terms')
  const terms = { price_monthly: 1, price_yearly: 9, contact_only: false, max_zones: 1 }
  for (const key of keys)
    for (const locale of locales)
      for (const published_at of [null, new Date()])
        await knex('packages').insert({ document_id: key, key, locale, published_at, ...terms })
}

test('the migration prefers terms from published rows to drafts, and Indonesian to English', async () => {
  const knex = backend.strapi.db.connection
  await restorePackagesBeforeMigration(knex)
  const live = () => knex('packages').whereNotNull('published_at')
  await live().where({ locale: 'en' }).update({ price_monthly: 2, max_zones: 50 })
  await live().where({ locale: 'id', key: 'small-room' }).update({ price_monthly: 3, price_yearly: -4 })
  await live().where({ locale: 'id', key: 'single-location' }).delete()
  await knex('packages').where({ key: 'international' }).update({ contact_only: true, price_yearly: null })
  await migration.up(knex)
  const names = ['key', 'price_monthly', 'price_yearly', 'contact_only', 'max_zones'] as const
  const rows: Record<string, unknown>[] = await knex('package_terms').select(names).orderBy('key')
  expect(rows.map(row => names.map(name => (name === 'key' ? row[name] : Number(row[name]))))).toEqual([
    ['international', 1, 0, 1, 1],
    ['multi-location', 1, 9, 0, 1],
    ['single-location', 2, 9, 0, 5],
    ['small-room', 3, 0, 0, 1],
  ])
})
