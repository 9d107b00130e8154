// Carts of staff who order for a customer belong to an organisation and to a member of staff instead of a member.
module.exports = {
  async up(knex) {
    if (await knex.schema.hasColumn('carts', 'staff_id')) return
    await knex.schema.alterTable('carts', table => {
      table.integer('user_id').nullable().alter()
      table.integer('staff_id')
      table.unique(['staff_id', 'organisation_id'], { indexName: 'carts_staff_unique' })
    })
  },
}
