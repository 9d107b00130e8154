// Endpoints that are notified of events, their deliveries, and the last state of each watched zone. Secrets are
// encrypted. Times are milliseconds (UTC).
const tables = {
  webhooks(table) {
    table.string('document_id', 24).notNullable().unique()
    table.integer('organisation_id').notNullable().index('webhooks_own_organisation_index')
    table.string('url', 500).notNullable()
    table.text('events').notNullable()
    table.text('secret').notNullable()
    table.string('secret_hash', 64).notNullable().unique()
    table.text('former_secret')
    table.bigInteger('former_until')
    table.bigInteger('failing_since')
    table.bigInteger('attempted_at')
    table.bigInteger('disabled_at')
    table.string('created_by', 24).notNullable()
    table.bigInteger('created_at').notNullable()
  },
  webhook_deliveries(table) {
    table.string('document_id', 24).notNullable().unique()
    table.integer('webhook_id').notNullable()
    table.string('event', 40).notNullable()
    table.string('subject', 200).notNullable()
    table.text('body').notNullable()
    table.string('state', 16).notNullable()
    table.integer('attempts').notNullable()
    table.integer('status')
    table.string('error', 20)
    table.bigInteger('created_at').notNullable().index('webhook_deliveries_created_index')
    table.bigInteger('attempted_at')
    table.index(['webhook_id', 'id'], 'webhook_deliveries_own_webhook_index')
  },
  webhook_zone_states(table) {
    table.integer('zone_id').notNullable().unique()
    table.string('state', 16).notNullable()
    table.string('track', 64)
  },
}

module.exports = {
  async up(knex) {
    for (const [name, define] of Object.entries(tables)) {
      if (await knex.schema.hasTable(name)) continue
      await knex.schema.createTable(name, table => {
        table.increments('id')
        define(table)
      })
    }
  },
}
