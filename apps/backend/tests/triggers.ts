import type { Backend } from './harness'

/** Changes a table without firing its triggers, as somebody with access to the database could. */
export async function bypassTriggers({ strapi }: Backend, table: string, work: () => Promise<unknown>) {
  const { connection, dialect } = strapi.db
  if (dialect.client === 'postgres') {
    await connection.raw(`alter table ${table} disable trigger user`)
    await work()
    await connection.raw(`alter table ${table} enable trigger user`)
    return
  }
  const triggers: { name: string; sql: string }[] = await connection('sqlite_master')
    .where({ type: 'trigger', tbl_name: table })
    .select('name', 'sql')
  for (const { name } of triggers) await connection.raw(`drop trigger ${name}`)
  await work()
  for (const { sql } of triggers) await connection.raw(sql)
}
