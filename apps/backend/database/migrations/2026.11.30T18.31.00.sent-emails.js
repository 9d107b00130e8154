// Which emails about a customer were sent to which member, without their texts. `subjects` are the ids of the records that
// an email is about, from which it can be written again. Times are milliseconds (UTC).
module.exports = {
  async up(knex) {
    if (await knex.schema.hasTable('sent_emails')) return
    await knex.schema.createTable('sent_emails', table => {
      table.increments('id')
      table.string('document_id', 24).notNullable().unique({ indexName: 'sent_emails_document_id_unique' })
      table.string('kind', 40).notNullable()
      table.integer('organisation_id').notNullable()
      table.specificType('subjects', 'text[]').notNullable()
      table.integer('user_id')
      table.bigInteger('sent_at').notNullable().index('sent_emails_sent_at_index')
      table.index(['organisation_id', 'id'], 'sent_emails_organisation_index')
    })
    await knex.raw('create index sent_emails_subjects_index on sent_emails using gin (subjects)')
  },
}
