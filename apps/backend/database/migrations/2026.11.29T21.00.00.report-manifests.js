// Reports are made from entries of the usage log and have a manifest; those made from daily seals have none. `registers`
// counts the times that everything registered was recorded again because entries have gained fields.
const columns = ['from_index', 'log_size', 'register_size']

module.exports = {
  async up(knex) {
    if (!(await knex.schema.hasTable('usage_report_manifests')))
      await knex.schema.createTable('usage_report_manifests', table => {
        table.integer('report_id').primary()
        table.text('text').notNullable()
      })
    for (const column of columns)
      if (!(await knex.schema.hasColumn('usage_reports', column)))
        await knex.schema.alterTable('usage_reports', table => table.bigInteger(column))
    await knex.schema.alterTable('usage_reports', table => {
      table.setNullable('from_seal')
      table.setNullable('through_seal')
    })
    if (!(await knex.schema.hasColumn('log_state', 'registers')))
      await knex.schema.alterTable('log_state', table =>
        table.integer('registers').notNullable().defaultTo(0),
      )
    await knex.raw(
      `create index if not exists log_entries_registers on log_entries (index) where type = 'venue' or type = 'zone' or type = 'licence'`,
    )
  },
}
