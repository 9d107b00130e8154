// The usage log: one Merkle tree of entries, what has arrived for it, its keys and its signed checkpoints. The triggers
// that make entries and checkpoints append-only are added by src/platform/database/append-only-triggers.ts. Times are
// milliseconds (UTC).
const tables = {
  log_entries(table) {
    table.bigInteger('index').primary()
    table.string('type', 16).notNullable()
    table.bigInteger('play_row_id').unique({ indexName: 'log_entries_play_unique' })
    table.binary('bytes').notNullable()
    table.binary('leaf').notNullable()
  },
  log_credits(table) {
    table.string('revision', 96).primary()
    table.bigInteger('index').notNullable()
  },
  log_arrivals(table) {
    table.bigIncrements('id')
    table.bigInteger('at').notNullable()
    table.string('type', 16).notNullable()
    table.jsonb('body').notNullable()
  },
  log_registers(table) {
    table.string('type', 16).notNullable()
    table.integer('subject').notNullable()
    table.string('digest', 64).notNullable()
    table.primary(['type', 'subject'])
  },
  log_keys(table) {
    table.increments('id')
    table.string('key_id', 64).notNullable().unique()
    table.string('public_key', 64).notNullable()
    table.text('private_key').notNullable()
    table.bigInteger('created_at').notNullable()
    table.bigInteger('active_from').notNullable()
    table.bigInteger('revoked_at')
  },
  log_checkpoints(table) {
    table.increments('id')
    table.bigInteger('size').notNullable()
    table.binary('root').notNullable()
    table.text('text').notNullable()
    table.bigInteger('signed_at').notNullable()
  },
  log_state(table) {
    table.integer('id').primary()
    table.string('origin', 200).notNullable()
    table.string('folder', 36).notNullable()
    table.bigInteger('size').notNullable()
    table.bigInteger('last_play').notNullable()
    table.bigInteger('tiles_size').notNullable()
    // What is imported: `new` (nothing yet), `seals` (the plays of the seals) or `done`.
    table.string('import', 8).notNullable()
    table.integer('import_seal').notNullable()
    table.integer('import_position').notNullable()
    table.integer('import_through').notNullable()
  },
}

module.exports = {
  async up(knex) {
    for (const [name, define] of Object.entries(tables))
      if (!(await knex.schema.hasTable(name))) await knex.schema.createTable(name, define)
  },
}
