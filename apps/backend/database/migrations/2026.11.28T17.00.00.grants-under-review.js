// When a key's or endpoint's creator may no longer manage integrations, the owners are asked whether to keep it.
// `review_since` is the time of the question in milliseconds (UTC), and null once it is answered.
module.exports = {
  async up(knex) {
    for (const name of ['api_keys', 'webhooks'])
      if ((await knex.schema.hasTable(name)) && !(await knex.schema.hasColumn(name, 'review_since')))
        await knex.schema.alterTable(name, table => table.bigInteger('review_since'))
  },
}
