module.exports = {
  async up(knex) {
    if (!(await knex.schema.hasTable('schedule_exceptions'))) return
    await knex.schema.alterTable('schedule_exceptions', table => {
      table.string('repeats', 16).notNullable().defaultTo('never')
      table.integer('repeat_days')
    })
  },
}
