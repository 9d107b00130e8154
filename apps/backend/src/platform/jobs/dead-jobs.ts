import { z } from 'zod'
import { deadLetters } from './queues'

const countedRows = z.array(z.object({ name: z.string(), count: z.coerce.number() }))
const deadRows = z.array(
  z.object({
    id: z.string(),
    job: z.string(),
    died_at: z.date(),
    tries: z.number().nullable(),
    reason: z.string().nullable(),
  }),
)

/** A dead job, without its payload. */
export type DeadJob = z.output<typeof deadRows>[number]

const dead = `from pgboss.job where name = ? and state < 'active' and source_name is not null`

const queryRows = async (sql: string, bindings: readonly unknown[]): Promise<unknown> =>
  (await strapi.db.connection.raw(sql, bindings)).rows

export async function countDeadJobs(): Promise<Record<string, number>> {
  const rows = await queryRows(`select source_name as name, count(*) ${dead} group by source_name`, [
    deadLetters,
  ])
  return Object.fromEntries(countedRows.parse(rows).map(({ name, count }) => [name, count]))
}

/** The latest dead jobs. */
export async function listDeadJobs(limit: number): Promise<DeadJob[]> {
  const columns = `id, source_name as job, created_on as died_at,
    (source_output->>'tries')::int as tries, source_output->>'reason' as reason`
  const rows = await queryRows(`select ${columns} ${dead} order by created_on desc, id limit ?`, [
    deadLetters,
    limit,
  ])
  return deadRows.parse(rows)
}
