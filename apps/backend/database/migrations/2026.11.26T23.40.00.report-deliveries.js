// Deliveries of monthly usage reports to their destinations. Times are milliseconds (UTC).
module.exports = {
  async up(knex) {
    if (await knex.schema.hasTable('report_deliveries')) return
    await knex.schema.createTable('report_deliveries', table => {
      table.increments('id')
      table.string('document_id', 24).notNullable().unique()
      table.string('destination', 24).notNullable()
      table.integer('report_id').notNullable()
      table.string('format', 40).notNullable()
      table.string('state', 16).notNullable()
      table.integer('attempts').notNullable()
      table.string('error', 120)
      table.string('receipt', 1000)
      table.bigInteger('created_at').notNullable()
      table.bigInteger('attempted_at')
      table.bigInteger('delivered_at')
      table.unique(['destination', 'report_id', 'format'], { indexName: 'report_deliveries_file_unique' })
      table.index(['report_id'], 'report_deliveries_own_report_index')
    })
  },
}
