// The policies of the usage log that the operator has accepted; the last one is in force, for all backends. A trigger of
// src/platform/database/append-only-triggers.ts keeps them. Times are milliseconds (UTC).
module.exports = {
  async up(knex) {
    if (await knex.schema.hasTable('log_policies')) return
    await knex.schema.createTable('log_policies', table => {
      // Counted from 1. Of backends that start together, one adds the first.
      table.integer('number').primary()
      // Without comments, logs and addresses.
      table.text('text').notNullable()
      table.bigInteger('accepted_at').notNullable()
    })
  },
}
