// The plays in each nightly seal, the hashes of its leaves, and the signed checkpoints. The triggers that
// make these tables append-only are added by src/database/append-only-triggers.ts. Times are milliseconds
// (UTC), hashes are hexadecimal.
const tables = {
  seal_days(table) {
    table.integer('number').notNullable().unique()
    table.string('day', 10).notNullable().unique()
    table.integer('size').notNullable()
    table.bigInteger('highest_play').notNullable()
    table.bigInteger('closed_at').notNullable()
  },
  seal_leaves(table) {
    table.integer('seal').notNullable()
    table.integer('position').notNullable()
    table.bigInteger('play_id').notNullable().unique()
    table.unique(['seal', 'position'], { indexName: 'seal_leaves_position_unique' })
  },
  seal_chunks(table) {
    table.integer('seal').notNullable()
    table.integer('number').notNullable()
    table.binary('leaves').notNullable()
    table.string('root', 64).notNullable()
    table.unique(['seal', 'number'], { indexName: 'seal_chunks_number_unique' })
  },
  seals(table) {
    table.integer('number').notNullable().unique()
    table.string('day', 10).notNullable().unique()
    table.integer('size').notNullable()
    table.bigInteger('total').notNullable()
    table.string('root', 64).notNullable()
    table.string('previous', 64)
    table.string('key_id', 64).notNullable()
    table.text('checkpoint').notNullable()
    table.bigInteger('sealed_at').notNullable()
  },
}

module.exports = {
  async up(knex) {
    for (const [name, define] of Object.entries(tables))
      if (!(await knex.schema.hasTable(name))) await knex.schema.createTable(name, define)
  },
}
