import { z } from 'zod'

const uid = 'api::job.job'
const keptDays = 14

const counted = z.array(z.object({ job: z.string(), many: z.coerce.number() }))

/** How many were given up and still stand in the table, by the name of the job. */
export async function countDeadJobs(): Promise<Record<string, number>> {
  const rows: unknown = await strapi.db
    .connection('jobs')
    .whereNotNull('dead_at')
    .groupBy('job')
    .select('job')
    .count({ many: '*' })
  return Object.fromEntries(counted.parse(rows).map(({ job, many }) => [job, many]))
}

/** Forgets what was given up long ago, its payload with it. */
export async function deleteDeadJobs(now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - keptDays * 86_400_000)
  await strapi.db.query(uid).deleteMany({ where: { dead_at: { $lt: before } } })
}
