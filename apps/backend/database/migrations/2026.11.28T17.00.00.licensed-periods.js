// The times during which each licence was in force. Reconciling licences keeps them up to date: the past never
// changes, the future follows the paid periods. Times are in milliseconds (UTC); `until_at` is exclusive.
module.exports = {
  async up(knex) {
    if (await knex.schema.hasTable('licensed_periods')) return
    await knex.schema.createTable('licensed_periods', table => {
      table.increments('id')
      table.integer('licence_id').notNullable()
      table.integer('subscription_id').notNullable()
      table.bigInteger('from_at').notNullable()
      table.bigInteger('until_at').notNullable()
      table.index(['licence_id', 'until_at'], 'licensed_periods_own_licence_index')
    })
  },
}
