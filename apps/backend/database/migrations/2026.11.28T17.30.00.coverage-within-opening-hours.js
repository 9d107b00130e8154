// The seconds of a day's plays that fall within opening hours. Null for days from before they were recorded: of
// these, at most the opening hours count.
module.exports = {
  async up(knex) {
    if (!(await knex.schema.hasColumn('play_days', 'open_seconds')))
      await knex.schema.alterTable('play_days', table => table.double('open_seconds'))
    // Whether a late device has ever connected. If not, `seen_at` is the time of its pairing.
    if (!(await knex.schema.hasColumn('late_zones', 'connected')))
      await knex.schema.alterTable('late_zones', table =>
        table.boolean('connected').notNullable().defaultTo(true),
      )
  },
}
