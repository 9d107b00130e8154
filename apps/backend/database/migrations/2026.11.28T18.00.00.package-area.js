// The small room is sold for up to 100 m². Staff can change the limit of each package in the panel.
module.exports = {
  async up(knex) {
    if (!(await knex.schema.hasTable('package_terms'))) return
    if (await knex.schema.hasColumn('package_terms', 'max_area')) return
    await knex.schema.alterTable('package_terms', table => {
      table.integer('max_area')
    })
    await knex('package_terms').where({ key: 'small-room' }).update({ max_area: 100 })
  },
}
