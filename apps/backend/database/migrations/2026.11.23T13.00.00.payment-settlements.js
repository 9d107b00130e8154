// The payment provider's settlement files and their lines. Amounts are whole rupiah, times are milliseconds
// (UTC).
const tables = {
  payment_settlements(table) {
    table.string('document_id', 24).notNullable().unique()
    table.string('sha256', 64).notNullable().unique()
    table.string('name', 200).notNullable()
    table.integer('line_count').notNullable()
    table.integer('difference_count').notNullable()
    table.bigInteger('gross').notNullable()
    table.bigInteger('fee').notNullable()
    table.bigInteger('first_at').notNullable()
    table.bigInteger('last_at').notNullable()
    table.string('imported_by', 120).notNullable()
    table.bigInteger('imported_at').notNullable()
  },
  payment_settlement_lines(table) {
    table.integer('settlement_id').notNullable().index('payment_settlement_lines_file_index')
    table.integer('attempt_id').notNullable().index('payment_settlement_lines_attempt_index')
    table.string('line_key', 160).notNullable().unique()
    table.string('kind', 12).notNullable()
    table.bigInteger('amount').notNullable()
    table.bigInteger('fee').notNullable()
    table.bigInteger('settled_at').notNullable()
    table.index(['settled_at', 'id'], 'payment_settlement_lines_date_index')
  },
}

module.exports = {
  async up(knex) {
    for (const [name, define] of Object.entries(tables)) {
      if (await knex.schema.hasTable(name)) continue
      await knex.schema.createTable(name, table => {
        table.increments('id')
        define(table)
      })
    }
  },
}
