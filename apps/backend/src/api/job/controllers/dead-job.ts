import { z } from 'zod'
import { notFound } from '#src/platform/http/errors'
import { parseBody } from '#src/platform/http/parse-body'
import type { RequestContext } from '#src/platform/http/request-context'
import { listDeadJobs } from '#src/platform/jobs/dead-jobs'
import { countJobs, retryDeadJobs } from '#src/platform/jobs/queue'

const maxIds = 100
/** Without `ids`, all dead jobs with this name are retried. */
const retryBody = z.strictObject({
  job: z.string().max(60),
  ids: z.array(z.uuid()).min(1).max(maxIds).optional(),
})

/** Endpoints for dead jobs in the admin panel. */
export default {
  async list(ctx: RequestContext) {
    const { dead } = await countJobs()
    ctx.body = { data: await listDeadJobs(maxIds), meta: { counts: dead } }
  },

  async retry(ctx: RequestContext) {
    const { job, ids } = parseBody(ctx, retryBody)
    const { dead } = await countJobs()
    // The same request again finds no dead job.
    if (dead[job] === undefined) throw notFound()
    const retried = await retryDeadJobs(job, ids)
    strapi.log.info('dead jobs are retried', { job, count: retried, staff: ctx.state.user?.id })
    ctx.body = { data: { retried } }
  },
}
