// The place of a signed play in the chain of its device, and the signature of the delivery of which it is the last one.
module.exports = {
  async up(knex) {
    if (!(await knex.schema.hasColumn('plays', 'chain')))
      await knex.raw(
        'alter table plays add column chain integer, add column prev varchar(64), add column signature jsonb',
      )
    if (await knex.schema.hasColumn('players', 'chain')) return
    await knex.schema.alterTable('players', table => {
      table.integer('chain')
      table.string('chain_link', 64)
      table.bigInteger('forked_at')
    })
  },
}
