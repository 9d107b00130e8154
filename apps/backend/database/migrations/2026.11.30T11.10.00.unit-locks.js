// What the managers and staff of units may change (JSON): by group, and by default in an organisation. An exemption
// frees a unit from some locks until a time in milliseconds (UTC).
module.exports = {
  async up(knex) {
    if (await knex.schema.hasTable('lock_exemptions')) return
    await knex.schema.alterTable('unit_groups', table => {
      table.text('locks')
    })
    await knex.schema.createTable('organisation_locks', table => {
      table.integer('organisation_id').primary({ constraintName: 'organisation_locks_pkey' })
      table.text('locks').notNullable()
    })
    await knex.schema.createTable('lock_exemptions', table => {
      table.integer('unit_id').primary({ constraintName: 'lock_exemptions_pkey' })
      table.integer('organisation_id').notNullable().index('lock_exemptions_organisation_index')
      table.text('subjects').notNullable()
      table.bigInteger('until_at').notNullable()
      table.string('opened_by', 64).notNullable()
    })
  },
}
