// Finds the entries of the usage log about a zone or a venue. `encode` is immutable, and keeps the quotes of members.
const indexes = {
  log_entries_zones: ['zone_id', ['zone', 'licence', 'device', 'rejection']],
  log_entries_venues: ['business_unit_id', ['venue']],
}

module.exports = {
  async up(knex) {
    for (const [name, [member, types]] of Object.entries(indexes)) {
      const ofTypes = types.map(type => `type = '${type}'`).join(' or ')
      await knex.raw(
        `create index if not exists ${name} on log_entries
          ((substring(encode(bytes, 'escape') from '"${member}":([0-9]+)')::bigint), index) where ${ofTypes}`,
      )
    }
  },
}
