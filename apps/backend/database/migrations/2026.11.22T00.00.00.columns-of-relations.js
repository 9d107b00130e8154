// Indexes for lists begin with the owner's id, so it is stored in a column too. Existing rows get the id from
// their link tables.
const owned = [
  ['business_units', 'business_unit_id', 'organisation'],
  ['orders', 'order_id', 'organisation'],
  ['orders', 'order_id', 'business_unit'],
  ['subscriptions', 'subscription_id', 'organisation'],
  ['subscriptions', 'subscription_id', 'business_unit'],
  ['zones', 'zone_id', 'business_unit'],
  ['memberships', 'membership_id', 'organisation'],
  ['memberships', 'membership_id', 'user'],
  ['invitations', 'invitation_id', 'organisation'],
  ['audit_entries', 'audit_entry_id', 'organisation'],
]

module.exports = {
  async up(knex) {
    for (const [table, row, relation] of owned) {
      const link = `${table}_${relation}_lnk`
      const column = `${relation}_id`
      if (!(await knex.schema.hasTable(link))) continue
      if (!(await knex.schema.hasColumn(table, column)))
        await knex.schema.alterTable(table, columns => columns.integer(column))
      const other = knex(link)
        .select(column)
        .whereRaw('?? = ??', [`${link}.${row}`, `${table}.id`])
      await knex(table).update({ [column]: other })
    }
  },
}
