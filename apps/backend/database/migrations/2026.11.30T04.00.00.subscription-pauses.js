// Pauses of units, which move the end of their paid periods. Both days begin at midnight in Jakarta; `until_at` is exclusive.
module.exports = {
  async up(knex) {
    if (await knex.schema.hasTable('subscription_pauses')) return
    await knex.schema.createTable('subscription_pauses', table => {
      table.increments('id')
      table.integer('business_unit_id').notNullable().index('subscription_pauses_unit_index')
      table.timestamp('from_at', { useTz: false, precision: 6 }).notNullable()
      table.timestamp('until_at', { useTz: false, precision: 6 }).notNullable()
      // The days of the month on which the moved periods ended before.
      table.jsonb('anchors').notNullable()
      // The record id of the account.
      table.string('planned_by', 64).notNullable()
      table.bigInteger('planned_at').notNullable()
    })
  },
}
