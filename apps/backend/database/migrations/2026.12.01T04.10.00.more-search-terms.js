// The search of collective bodies also finds cities, provinces, CIDs, publishers and ISWC. The next start fills the
// tables again, which contain derived data only.
module.exports = {
  async up(knex) {
    for (const name of ['venue_terms', 'work_terms']) await knex(name).delete()
  },
  async down() {},
}
