// Codes with which a device pairs itself with a zone, at most one open code per zone.
module.exports = {
  async up(knex) {
    if (!(await knex.schema.hasTable('installation_codes'))) {
      await knex.schema.createTable('installation_codes', table => {
        table.increments('id')
        table
          .string('document_id', 64)
          .notNullable()
          .unique({ indexName: 'installation_codes_document_unique' })
        table.string('code_hash', 64).notNullable().unique({ indexName: 'installation_codes_hash_unique' })
        table.integer('zone_id').notNullable()
        // The account for which the device is paired.
        table.string('created_by', 64).notNullable()
        table.bigInteger('created_at').notNullable()
        table.bigInteger('expires_at').notNullable().index('installation_codes_expires_index')
        table.bigInteger('closed_at')
      })
      await knex.raw(`create unique index installation_codes_open_unique on installation_codes (zone_id)
        where closed_at is null`)
    }
    if (!(await knex.schema.hasColumn('pairings', 'installation_code_id')))
      await knex.schema.alterTable('pairings', table => {
        table.integer('installation_code_id')
      })
  },
}
