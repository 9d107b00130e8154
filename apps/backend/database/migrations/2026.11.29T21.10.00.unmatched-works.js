// Whether a society can match a work is a part of the state of its credits from now on. Tracks without a state are
// checked when the backend starts.
module.exports = {
  async up(knex) {
    if (await knex.schema.hasTable('tracks'))
      await knex('tracks').where({ credits: 'complete' }).update({ credits: null })
  },
}
