// A Token Status List keeps the address that licences name, even if the address of the site changes.
module.exports = {
  async up(knex) {
    if (await knex.schema.hasColumn('licence_status_tokens', 'uri')) return
    await knex.schema.alterTable('licence_status_tokens', table => table.text('uri'))
    for (const { id, jws } of await knex('licence_status_tokens').select('id', 'jws')) {
      const { sub } = JSON.parse(Buffer.from(jws.split('.')[1], 'base64url').toString())
      await knex('licence_status_tokens').where({ id }).update({ uri: sub })
    }
    await knex.schema.alterTable('licence_status_tokens', table => {
      table.text('uri').notNullable().alter()
      // Null until the list is signed for the first time.
      table.text('jws').nullable().alter()
      table.string('key_id', 64).nullable().alter()
      table.bigInteger('signed_at').nullable().alter()
    })
  },
  async down() {},
}
