import { z } from 'zod'

const retentionDays = 14

const countedRows = z.array(z.object({ job: z.string(), count: z.coerce.number() }))

/** The number of dead jobs by name. */
export async function countDeadJobs(): Promise<Record<string, number>> {
  const rows: unknown = await strapi.db
    .connection('jobs')
    .whereNotNull('dead_at')
    .groupBy('job')
    .select('job')
    .count({ count: '*' })
  return Object.fromEntries(countedRows.parse(rows).map(({ job, count }) => [job, count]))
}

/** Deletes jobs that have been dead for two weeks, with their payloads. */
export async function deleteDeadJobs(now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - retentionDays * 86_400_000)
  await strapi.db.query('api::job.job').deleteMany({ where: { dead_at: { $lt: before } } })
}
