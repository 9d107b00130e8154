// Consents can now be withdrawn, so `accepted_at` becomes `at`, and existing rows are marked as given.
module.exports = {
  async up(knex) {
    if (!(await knex.schema.hasColumn('consents', 'accepted_at'))) return
    await knex.schema.alterTable('consents', table => {
      table.renameColumn('accepted_at', 'at')
      table.boolean('given')
    })
    await knex('consents').update({ given: true })
  },
}
