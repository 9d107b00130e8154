import pg from 'pg'
import type { Backend } from './harness'

type Query = { sql: string; bindings?: unknown[] }

/** Tables that grow with the number of customers. Full scans of other tables are acceptable. */
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
  'tracks',
  'track_terms',
  'track_revisions',
  'players',
  'leases',
  'zone_statuses',
  'licences',
  'schedule_slots',
  'schedule_exceptions',
  'zone_overrides',
  'commands',
  'plays',
  'usage_days',
  'usage_works',
  'seal_leaves',
  'seal_chunks',
  'coverage_units',
  'late_zones',
  'venue_terms',
  'work_terms',
  'collective_reads',
]
const isLarge = (table: string) =>
  large.some(name => table === name || (table.startsWith(`${name}_`) && table.endsWith('_lnk')))

type Read = { table: string; detail: string }
type Node = Record<string, unknown> & { Plans?: Node[] }

const needsAll = /^(Sort|Aggregate|Hash|Unique|WindowAgg|Materialize)$/

/**
 * Lists the nodes of a plan that scan a whole table or index. Index scans below a limit are ignored, because
 * they end early. The choice between indexes is left to PostgreSQL, which bases it on statistics.
 */
function getReads(node: Node, above = '', limited = false): Read[] {
  const table = String(node['Relation Name'] ?? above)
  const kind = String(node['Node Type'])
  const index = String(node['Index Name'] ?? '')
  const found = kind === 'Seq Scan' || (index !== '' && !node['Index Cond'] && !limited)
  const ends = kind === 'Limit' || (limited && !needsAll.test(kind))
  const below = (node.Plans ?? []).flatMap(plan => getReads(plan, table, ends))
  const detail = `${kind} ${index}: ${node['Index Cond'] ?? 'no condition'}`
  return found ? [{ table, detail }, ...below] : below
}

const analysed = new WeakSet<Backend>()

/**
 * Opens a second connection, which plans queries on the small test tables as if the tables were large, with
 * indexes and nested loops.
 */
async function connectPlanner(backend: Backend) {
  const { connectionString } = backend.strapi.config.get<{ connectionString: string }>(
    'database.connection.connection',
  )
  const client = new pg.Client({ connectionString })
  await client.connect()
  if (!analysed.has(backend)) await client.query('analyze')
  analysed.add(backend)
  for (const way of ['seqscan', 'hashjoin', 'mergejoin', 'material'])
    await client.query(`set enable_${way} = off`)
  // The planner scans almost empty tables regardless of indexes, so they are ignored.
  const { rows } = await client.query('select relname from pg_class where reltuples < 1000')
  const short = new Set(rows.map(({ relname }) => relname))
  return {
    async getPlan({ sql, bindings = [] }: Query): Promise<Read[]> {
      const { rows: plan } = await client.query(`explain (format json) ${sql}`, bindings)
      return getReads(plan[0]['QUERY PLAN'][0].Plan).filter(({ table }) => !short.has(table))
    },
    end: () => client.end(),
  }
}

async function recordQueries({ strapi: { db } }: Backend, work: () => Promise<unknown>): Promise<Query[]> {
  const queries: Query[] = []
  const listen = (query: Query) => queries.push(query)
  db.connection.on('query', listen)
  await work()
  db.connection.removeListener('query', listen)
  return queries
}

/** The statements that `work` sends to the database. */
export const listStatements = async (backend: Backend, work: () => Promise<unknown>): Promise<string[]> =>
  (await recordQueries(backend, work)).map(({ sql }) => sql)

function listRelations({ Plans, ...node }: Node): string[] {
  return [String(node['Relation Name'] ?? ''), ...(Plans ?? []).flatMap(listRelations)]
}

/** The partitions of a table that each statement of `work` reads; statements that read none are left out. */
export async function listPartitionsRead(backend: Backend, table: string, work: () => Promise<unknown>) {
  const queries = await recordQueries(backend, work)
  const found: string[][] = []
  for (const { sql, bindings = [] } of queries.filter(({ sql }) => /^\s*(select|with)/i.test(sql))) {
    const { rows } = await backend.strapi.db.connection.raw(
      `explain (format json) ${sql.replaceAll('?', '\\?').replaceAll(/\$\d+/g, '?')}`,
      bindings,
    )
    const partitions = listRelations(rows[0]['QUERY PLAN'][0].Plan).filter(name =>
      name.startsWith(`${table}_`),
    )
    if (partitions.length > 0) found.push([...new Set(partitions)])
  }
  return found
}

/**
 * Runs `work` and runs EXPLAIN on each of its statements. Returns the number of statements and any full
 * scans of large tables.
 */
export async function findFullTableScans(backend: Backend, work: () => Promise<unknown>) {
  const queries = await recordQueries(backend, work)
  // Statements with an always-false condition read nothing, although their plan may show a scan.
  const statements = queries.filter(
    ({ sql }) => /^\s*(select|update|delete)/i.test(sql) && !/where \(1 = (?:\?|\$\d+)\)/.test(sql),
  )
  const planner = await connectPlanner(backend)
  const found: string[] = []
  for (const query of statements) {
    for (const { table, detail } of await planner.getPlan(query))
      if (isLarge(table)) found.push(`${table} (${detail}): ${query.sql}`)
  }
  await planner.end()
  return { statements: statements.length, found }
}
