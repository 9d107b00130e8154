// Saved groups of an organisation's units: those that match a rule (JSON), or the units of a list.
module.exports = {
  async up(knex) {
    if (await knex.schema.hasTable('unit_groups')) return
    await knex.schema.createTable('unit_groups', table => {
      table.increments('id')
      table.string('document_id', 24).notNullable().unique({ indexName: 'unit_groups_document_unique' })
      table.integer('organisation_id').notNullable()
      table.string('name', 60).notNullable()
      table.string('kind', 8).notNullable()
      table.text('rule').notNullable()
      table.integer('version').notNullable()
    })
    await knex.raw(
      'create unique index unit_groups_name_unique on unit_groups (organisation_id, lower(name))',
    )
    await knex.schema.createTable('unit_group_units', table => {
      table.integer('group_id').notNullable()
      table.integer('unit_id').notNullable().index('unit_group_units_unit_index')
      table.primary(['group_id', 'unit_id'], { constraintName: 'unit_group_units_pkey' })
    })
  },
}
