// The staff remote: passes for one shift (and requests for them), and each unit's setting. Times are milliseconds
// (UTC).
module.exports = {
  async up(knex) {
    if (await knex.schema.hasTable('remote_passes')) return
    await knex.schema.createTable('remote_passes', table => {
      table.increments('id')
      table.string('document_id', 24).notNullable().unique()
      table.integer('zone_id').notNullable()
      table.string('token_hash', 64).notNullable().unique()
      table.string('name', 40).notNullable()
      table.string('state', 16).notNullable()
      table.integer('number')
      table.string('granted_by', 24)
      table.bigInteger('created_at').notNullable()
      table.bigInteger('expires_at').notNullable().index('remote_passes_expires_index')
      table.bigInteger('revoked_at')
      table.index(['zone_id', 'expires_at'], 'remote_passes_own_zone_index')
    })
    await knex.schema.createTable('unit_remotes', table => {
      table.increments('id')
      table.integer('business_unit_id').notNullable().unique()
      table.boolean('allowed').notNullable()
      table.string('pin_hash', 100)
      table.bigInteger('changed_at').notNullable()
    })
  },
}
