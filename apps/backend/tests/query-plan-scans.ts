import pg from 'pg'
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

type Read = { table: string; detail: string }
type Node = Record<string, unknown> & { Plans?: Node[] }

const needsAll = /^(Sort|Aggregate|Hash|Unique|WindowAgg|Materialize)$/

/**
 * Every node of a plan that reads a table from end to end. Below a limit a walk along an index ends early; and which index
 * narrows more, everybody's or the own one, PostgreSQL knows from what it counted.
 */
function readsOf(node: Node, above = '', limited = false): Read[] {
  const table = String(node['Relation Name'] ?? above)
  const kind = String(node['Node Type'])
  const index = String(node['Index Name'] ?? '')
  const found = kind === 'Seq Scan' || (index !== '' && !node['Index Cond'] && !limited)
  const ends = kind === 'Limit' || (limited && !needsAll.test(kind))
  const below = (node.Plans ?? []).flatMap(plan => readsOf(plan, table, ends))
  const detail = `${kind} ${index}: ${node['Index Cond'] ?? 'no condition'}`
  return found ? [{ table, detail }, ...below] : below
}

const counted = new WeakSet<Backend>()

/** A second connection, which plans for the little that is here as it would for much: by indexes, row by row. */
async function asking(backend: Backend) {
  const { connectionString } = backend.strapi.config.get<{ connectionString: string }>(
    'database.connection.connection',
  )
  const client = new pg.Client({ connectionString })
  await client.connect()
  if (!counted.has(backend)) await client.query('analyze')
  counted.add(backend)
  for (const way of ['seqscan', 'hashjoin', 'mergejoin', 'material'])
    await client.query(`set enable_${way} = off`)
  // The few rows of a table that the sample leaves almost empty are read as comes cheapest.
  const { rows } = await client.query('select relname from pg_class where reltuples < 1000')
  const short = new Set(rows.map(({ relname }) => relname))
  return {
    async planOf({ sql, bindings = [] }: Query): Promise<Read[]> {
      const { rows: plan } = await client.query(`explain (format json) ${sql}`, bindings)
      return readsOf(plan[0]['QUERY PLAN'][0].Plan).filter(({ table }) => !short.has(table))
    },
    end: () => client.end(),
  }
}

async function sqlitePlanOf(
  { connection }: Backend['strapi']['db'],
  { sql, bindings = [] }: Query,
): Promise<Read[]> {
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
export async function fullTableScans(backend: Backend, work: () => Promise<unknown>) {
  const { db } = backend.strapi
  const asked: Query[] = []
  const listen = (query: Query) => asked.push(query)
  db.connection.on('query', listen)
  await work()
  db.connection.removeListener('query', listen)
  // A condition that nothing can meet reads nothing, whatever its plan says.
  const statements = asked.filter(
    ({ sql }) => /^\s*(select|update|delete)/i.test(sql) && !/where \(1 = (?:\?|\$\d+)\)/.test(sql),
  )
  const postgres = db.dialect.client === 'postgres' ? await asking(backend) : null
  const found: string[] = []
  for (const query of statements) {
    const reads = await (postgres ? postgres.planOf(query) : sqlitePlanOf(db, query))
    for (const { table, detail } of reads)
      if (isLarge(table)) found.push(`${table} (${detail}): ${query.sql}`)
  }
  await postgres?.end()
  return { statements: statements.length, found }
}
