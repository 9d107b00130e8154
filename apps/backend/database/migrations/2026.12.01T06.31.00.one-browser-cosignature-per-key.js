// Each browser has one cosignature, which is replaced by its next one.
module.exports = {
  async up(knex) {
    const table = 'log_browser_cosignatures'
    for (const trigger of ['append_only', 'no_truncate'])
      await knex.raw(`drop trigger if exists ${table}_${trigger} on ${table}`)
    await knex.raw(`alter table ${table} drop constraint if exists ${table}_size_unique`)
    // The last one of each key, and twenty keys of each body.
    await knex.raw(`delete from ${table} where id not in (select max(id) from ${table} group by body, key)`)
    await knex.raw(`delete from ${table} where id in (select id from
      (select id, row_number() over (partition by body order by id desc) as place from ${table}) as ranked
      where place > 20)`)
    await knex.schema.alterTable(table, columns =>
      columns.unique(['body', 'key'], { indexName: `${table}_key_unique` }),
    )
  },
  async down() {},
}
