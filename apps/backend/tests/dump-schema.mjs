import { listCreateStatements } from '@bgm/database-copy'

/** Partitions of single days are created when the backend starts. */
const isOfDay = statement => /\bplays_\d{8}\b/.test(statement)

/** Writes the statements that create everything in a database but its rows. */
export async function dumpObjects(client) {
  await client.query('begin')
  const statements = await listCreateStatements(client)
  await client.query('commit')
  return statements
    .filter(statement => !isOfDay(statement))
    .map(statement => `${statement};`)
    .join('\n')
}

/** Strapi writes its settings again at every start. */
const settings = 'strapi_core_store_settings'

const listTables = `select format('%I.%I', n.nspname, c.relname) as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and c.relkind = 'r' and c.relnatts > 0
    and c.relname <> $1 order by 1`

const listColumns = `select a.attname as name, quote_ident(a.attname) as quoted, a.atttypid = 'timestamp'::regtype as is_time
  from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attidentity = '' and a.attgenerated = ''
    and coalesce(pg_get_expr(d.adbin, d.adrelid), '') not like 'nextval(%' order by a.attnum`

/** Writes the rows of all tables, which get new ids; their times become the time at which the file runs. */
export async function dumpRows(client) {
  const { rows: found } = await client.query(listTables, [settings])
  const inserts = []
  for (const { name } of found) {
    const { rows: columns } = await client.query(listColumns, [name])
    const values = columns.map(({ quoted, is_time }) =>
      is_time ? `'(now() at time zone ''utc'')'` : `quote_nullable(${quoted}::text)`,
    )
    const { rows } = await client.query(
      `select concat_ws(', ', ${values.join(', ') || 'null'}) as row from ${name} as t order by to_jsonb(t) -> 'id', 1`,
    )
    for (const { row } of rows)
      inserts.push(`insert into ${name} (${columns.map(({ quoted }) => quoted).join(', ')}) values (${row});`)
  }
  return inserts.join('\n')
}

export const formatSchema = (
  objects,
  rows,
) => `-- Written by \`pnpm --filter backend schema\`. An empty database is created from this file.
set local check_function_bodies = off;
${objects}
${rows}
`
