// A device confirms the organisation that has approved its code. Until then, the approval is stored with the code.
const columns = {
  approved_by: table => table.string('approved_by', 24),
  replaces_player: table => table.boolean('replaces_player'),
}

module.exports = {
  async up(knex) {
    if (!(await knex.schema.hasTable('pairings'))) return
    for (const [name, add] of Object.entries(columns))
      if (!(await knex.schema.hasColumn('pairings', name))) await knex.schema.alterTable('pairings', add)
    // Codes that were approved before this version have a player already.
    await knex('pairings').where({ state: 'approved' }).update({ state: 'confirmed' })
  },
}
