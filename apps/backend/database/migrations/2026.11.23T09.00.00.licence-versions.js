// Signed versions of licences, the keys that sign them and the published status list. `licences` becomes a content type that
// staff read in the panel; columns that only code uses stay outside its schema. Times are milliseconds (UTC).
const { randomInt } = require('node:crypto')

const tables = {
  licence_versions(table) {
    table.integer('licence_id').notNullable()
    table.integer('number').notNullable()
    table.string('cause', 16).notNullable()
    table.integer('subscription_id').notNullable()
    table.bigInteger('from_at').notNullable()
    table.bigInteger('until_at').notNullable()
    table.text('snapshot').notNullable()
    table.text('jws').notNullable()
    table.string('key_id', 64).notNullable()
    table.bigInteger('signed_at').notNullable()
    table.unique(['licence_id', 'number'], { indexName: 'licence_versions_number_unique' })
    table.index(['key_id', 'licence_id'], 'licence_versions_key_index')
  },
  licence_keys(table) {
    table.string('key_id', 64).notNullable().unique()
    table.string('public_key', 64).notNullable()
    table.text('private_key').notNullable()
    table.bigInteger('created_at').notNullable()
    table.bigInteger('active_from').notNullable()
    table.bigInteger('revoked_at')
  },
  licence_status_lists(table) {
    table.text('jws').notNullable()
    table.string('key_id', 64).notNullable()
    table.bigInteger('signed_at').notNullable()
  },
}

const refusalFunction = `create or replace function refuse_change_of_licence_version() returns trigger language plpgsql as
  $$ begin raise exception 'versions of licences are append-only'; end $$`

const refusal = `create trigger licence_versions_refuse_change before update or delete on licence_versions
  for each row execute function refuse_change_of_licence_version()`

async function makeVersionsAppendOnly(knex) {
  await knex.raw(refusalFunction)
  await knex.raw(refusal)
}

const idAlphabet = 'abcdefghijklmnopqrstuvwxyz0123456789'
const newRecordId = () =>
  Array.from({ length: 24 }, (_, at) => idAlphabet[randomInt(at === 0 ? 26 : 36)]).join('')

/**
 * Adds the columns that every content type needs; Strapi adds the columns of its attributes after the
 * migrations.
 */
async function makeContentType(knex) {
  if (await knex.schema.hasColumn('licences', 'document_id')) return
  await knex.schema.alterTable('licences', table => table.string('code').nullable().alter())
  await knex.schema.alterTable('licences', table => {
    table.string('document_id')
    table.string('state').defaultTo('missing')
    // The time when the versions of the licence were last compared with its coverage.
    table.datetime('settled_at', { precision: 6 })
  })
  await knex('licences').update({ state: 'missing' })
  for (const { id } of await knex('licences').select('id'))
    await knex('licences').where({ id }).update({ document_id: newRecordId() })
}

module.exports = {
  async up(knex) {
    for (const [name, define] of Object.entries(tables)) {
      if (await knex.schema.hasTable(name)) continue
      await knex.schema.createTable(name, table => {
        table.increments('id')
        define(table)
      })
      if (name === 'licence_versions') await makeVersionsAppendOnly(knex)
    }
    await makeContentType(knex)
  },
}
