// Witnesses of the usage log: what each has signed last, its cosignatures and refusals, and since when reports are final.
// The triggers that make all but the first append-only are added by src/platform/database/append-only-triggers.ts. Times
// are milliseconds (UTC).
const tables = {
  log_witnesses(table) {
    // Name and id of the witness's key.
    table.string('key', 320).primary()
    table.bigInteger('added_at').notNullable()
    // What the next submission begins with.
    table.bigInteger('size').notNullable().defaultTo(0)
    // Until when another process is submitting.
    table.bigInteger('claimed_until').notNullable().defaultTo(0)
    table.integer('failures').notNullable().defaultTo(0)
    table.bigInteger('next_try_at').notNullable().defaultTo(0)
    // Its last cosignature: when the witness signed, of how many entries, and how long after the log.
    table.bigInteger('signed_at')
    table.bigInteger('signed_size')
    table.integer('delay')
    table.string('problem', 24)
    table.bigInteger('problem_at')
  },
  log_cosignatures(table) {
    table.bigIncrements('id')
    table.integer('checkpoint_id').notNullable()
    table.string('key', 320).notNullable()
    table.text('line').notNullable()
    table.bigInteger('signed_at').notNullable()
    table.bigInteger('received_at').notNullable()
    table.unique(['checkpoint_id', 'key'], { indexName: 'log_cosignatures_key_unique' })
  },
  log_refusals(table) {
    table.bigIncrements('id')
    table.string('key', 320).notNullable()
    table.string('reason', 24).notNullable()
    table.integer('status').notNullable()
    // The size that the witness says that it has signed.
    table.bigInteger('witness_size')
    // What was submitted, and the last checkpoint that the witness has signed for us.
    table.text('checkpoint').notNullable()
    table.text('known')
    table.string('subject', 64).notNullable()
    table.bigInteger('refused_at').notNullable().index('log_refusals_time_index')
    table.unique(['key', 'subject'], { indexName: 'log_refusals_subject_unique' })
  },
  usage_report_quorums(table) {
    table.integer('report_id').primary()
    table.bigInteger('reached_at').notNullable()
    // The checkpoint with its cosignatures, and the policy; null if no witness was required.
    table.text('checkpoint')
    table.text('policy')
  },
}

module.exports = {
  async up(knex) {
    for (const [name, define] of Object.entries(tables))
      if (!(await knex.schema.hasTable(name))) await knex.schema.createTable(name, define)
    await knex.raw(
      `create index if not exists log_entries_reports on log_entries (index) where type = 'report'`,
    )
    // Reports from before there were witnesses are final.
    if (await knex.schema.hasTable('usage_reports'))
      await knex.raw(
        `insert into usage_report_quorums (report_id, reached_at)
          select id, created_at from usage_reports on conflict do nothing`,
      )
  },
}
