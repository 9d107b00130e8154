// The trials of organisations: one each, and one per verified mobile number. The number is stored only as a keyed digest,
// so that its trial remains used after the account has been deleted. Times are milliseconds (UTC).
module.exports = {
  async up(knex) {
    if (await knex.schema.hasTable('trials')) return
    await knex.schema.createTable('trials', table => {
      table.increments('id')
      table.integer('organisation_id').notNullable().unique({ indexName: 'trials_organisation_unique' })
      table.string('phone_digest', 64).notNullable().unique({ indexName: 'trials_phone_unique' })
      table.integer('subscription_id').notNullable().unique({ indexName: 'trials_subscription_unique' })
      table.bigInteger('started_at').notNullable()
    })
  },
}
