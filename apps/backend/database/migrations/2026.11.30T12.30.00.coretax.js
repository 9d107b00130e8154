// The files that Finance uploads to Coretax, and the tax invoices in them. A tax invoice whose number has arrived, or
// that waits for it, is the only one of its order; a rejected or withdrawn one may be exported again. Times are
// milliseconds (UTC).
module.exports = {
  async up(knex) {
    if (await knex.schema.hasTable('coretax_files')) return
    await knex.schema.createTable('coretax_files', table => {
      table.increments('id')
      table.string('document_id', 24).notNullable().unique({ indexName: 'coretax_files_document_unique' })
      table.string('month', 7).notNullable()
      table.integer('invoice_count').notNullable()
      table.string('sha256', 64).notNullable()
      // The ids of staff.
      table.string('exported_by', 16).notNullable()
      table.bigInteger('exported_at').notNullable()
      table.bigInteger('downloaded_at')
      table.bigInteger('withdrawn_at')
    })
    await knex.schema.createTable('tax_invoices', table => {
      table.increments('id')
      table.integer('file_id').notNullable().references('coretax_files.id')
      table.integer('order_id').notNullable()
      table.string('state', 10).notNullable()
      table.string('number', 17).unique({ indexName: 'tax_invoices_number_unique' })
      table.text('rejection')
      table.bigInteger('answered_at')
      table.index('file_id', 'tax_invoices_file_index')
      table.index(['order_id', 'id'], 'tax_invoices_order_index')
    })
    await knex.raw(
      `create unique index tax_invoices_order_unique on tax_invoices (order_id) where state = 'exported' or state = 'numbered'`,
    )
  },
}
