import type { Backend } from './harness'

type Query = { sql: string; bindings?: unknown[] }

/** Tables that grow with the customers; the others stay small enough to be read whole. */
const large = [
  'orders',
  'business_units',
  'subscriptions',
  'zones',
  'audit_entries',
  'memberships',
  'invitations',
  'unit_imports',
  'reminders',
  'up_users',
  'sessions',
]
/** An index of a large table that does not begin with what its rows belong to finds the rows of everybody. */
const ofEverybody = (index: string) => index.endsWith('_index') && !/_own(?:er)?_/.test(index)

const isLarge = (table: string) =>
  large.some(name => table === name || (table.startsWith(`${name}_`) && table.endsWith('_lnk')))

async function planOf({ connection }: Backend['strapi']['db'], { sql, bindings = [] }: Query) {
  const rows: { detail: string }[] = await connection.raw(`explain query plan ${sql}`, bindings as string[])
  const aliases = new Map([...sql.matchAll(/`(\w+)` as `(\w+)`|\b(\w+) (\w)\b/g)].map(named))
  // A scan of an index that begins elsewhere reads everything as well.
  return rows.flatMap(({ detail }) => {
    const index = /USING (?:COVERING )?INDEX (\w+)/.exec(detail)?.[1] ?? ''
    const alias = (ofEverybody(index) ? /^(?:SCAN|SEARCH) (\w+)/ : /^SCAN (\w+)/).exec(detail)?.[1]
    return alias === undefined ? [] : [{ table: aliases.get(alias) ?? alias, detail }]
  })
}
const named = ([, table, alias, plain, short]: RegExpMatchArray): [string, string] => [
  alias ?? short ?? '',
  table ?? plain ?? '',
]

/** Runs some work and asks the database how it reads for each statement of it; answers those that read a large table whole. */
export async function wholeReads({ strapi }: Backend, work: () => Promise<unknown>) {
  const { db } = strapi
  const asked: Query[] = []
  const listen = (query: Query) => asked.push(query)
  db.connection.on('query', listen)
  await work()
  db.connection.removeListener('query', listen)
  // A condition that nothing can meet reads nothing, whatever its plan says.
  const statements = asked.filter(
    ({ sql }) => /^\s*(select|update|delete)/i.test(sql) && !/where \(1 = \?\)/.test(sql),
  )
  const found: string[] = []
  for (const query of statements) {
    for (const { table, detail } of await planOf(db, query))
      if (isLarge(table)) found.push(`${table} (${detail}): ${query.sql}`)
  }
  return { statements: statements.length, found }
}
