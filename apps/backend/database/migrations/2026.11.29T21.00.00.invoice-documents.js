// The issued invoices and credit notes, one file per language. `subject` is the id of the order of an invoice, or of the
// refund of a credit note. Times are milliseconds (UTC). The files of those that were issued earlier are stored by the job
// store-issued-documents.
module.exports = {
  async up(knex) {
    if (await knex.schema.hasTable('invoice_documents')) return
    await knex.schema.createTable('invoice_documents', table => {
      table.increments('id')
      table.string('kind', 12).notNullable()
      table.integer('subject').notNullable()
      table.string('number', 32).notNullable()
      table.string('locale', 2).notNullable()
      table.string('sha256', 64).notNullable()
      table.integer('size').notNullable()
      table.bigInteger('stored_at').notNullable()
      table.unique(['number', 'locale'], { indexName: 'invoice_documents_number_unique' })
    })
  },
}
